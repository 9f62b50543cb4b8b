import type { FaultBox } from '../faults.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { QuestionQuota } from '../LocalService.js';

/** Returns a function that counts a user's question, and throws 402 if it exceeds the quota. A new quota starts at zero. */
export function createQuestionCounter(faults: FaultBox): (userId: string) => void {
  const counts = new WeakMap<QuestionQuota, Map<string, number>>();
  return (userId) => {
    const { quota } = faults.current;
    if (!quota) return;
    const asked = counts.get(quota) ?? new Map<string, number>();
    counts.set(quota, asked);
    const count = asked.get(userId) ?? 0;
    if (count >= quota.questions) {
      const limit = `${quota.questions} ${quota.questions === 1 ? 'question' : 'questions'}`;
      throw new ServiceFailure(402, `The limit of your plan is reached: ${limit}.`, { code: 'quota_exceeded' });
    }
    asked.set(userId, count + 1);
  };
}
