import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Tenant } from '../Tenant.js';

/** First answers by idempotency key, to be given again at any time. */
export interface Replays<Answer> {
  /** The answer that the same request had; 409 where the key stood for another request. */
  find(attempt: Attempt): Answer | undefined;
  keep(attempt: Attempt, answer: Answer): Answer;
}

export interface Attempt {
  /** The idempotency key, with whose it is. */
  readonly key: string;
  /** Everything that was asked, as canonical JSON. */
  readonly request: string;
}

export function createReplays<Answer>({ state }: Tenant): Replays<Answer> {
  const answered = state.map<string, { readonly request: string; readonly answer: Answer }>('promotion replays');
  return {
    find({ key, request }) {
      const first = answered.get(key);
      if (first !== undefined && first.request !== request) {
        throw new ServiceFailure(409, 'This idempotency key was already used for a different promotion. Use a new one.', {
          code: 'idempotency_key_reused',
        });
      }
      return first?.answer;
    },
    keep({ key, request }, answer) {
      answered.set(key, { request, answer });
      return answer;
    },
  };
}
