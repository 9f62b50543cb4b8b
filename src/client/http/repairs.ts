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

/** What makes the answers to each client fit their types, for clients with an answer that did not. */
export const repairs = new WeakMap<ServiceClient, Repair>();
