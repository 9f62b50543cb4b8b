import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';

/** Questions of this page that the service is answering, by thread: whoever shows the thread next can take up the stream. */
export function pendingRequests(client: ServiceClient): Map<string, ChatRequest> {
  let requests = pending.get(client);
  if (requests === undefined) {
    requests = new Map();
    pending.set(client, requests);
  }
  return requests;
}

const pending = new WeakMap<ServiceClient, Map<string, ChatRequest>>();
