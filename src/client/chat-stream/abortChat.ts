import { isServiceError } from '../errors/ServiceError.js';
import type { ServiceClient } from '../http/ServiceClient.js';
import { callChat } from './chatCall.js';

/**
 * Stops the run of a thread (docs/contract/chat.md#stop). `already-over` if the service knows no such thread or run.
 * Throws `ServiceError`: `permission` where the thread is someone else's.
 */
export async function abortChat(
  client: ServiceClient,
  { chatId }: { readonly chatId: string },
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<'stopped' | 'already-over'> {
  try {
    for await (const lines of callChat(client, { operation: 'abortChat', url: client.abortUrl, body: { chatId }, signal })) {
      for (const { frame } of lines) if (frame.kind === 'error') throw frame.error;
    }
    return 'stopped';
  } catch (error) {
    if (isServiceError(error) && error.kind === 'not-found') return 'already-over';
    throw error;
  }
}
