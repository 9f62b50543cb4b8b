import type { ServiceClient } from './ServiceClient.js';

type Repair = (operation: string, answer: unknown) => unknown;

/**
 * From now on, makes the answers to this client fit their types. The code is loaded once an answer did not fit, because services rarely
 * send such answers. Rejects without a network; the next call tries again.
 */
export async function repairAnswers(client: ServiceClient): Promise<void> {
  const { repairAnswer } = await import('../shapes/repairAnswer.js');
  repairs.set(client, repairAnswer);
}

/** Returns what makes the answers to this client fit their types, if any has not fitted. */
export function repairOf(client: ServiceClient): Repair | undefined {
  return repairs.get(client);
}

const repairs = new WeakMap<ServiceClient, Repair>();
