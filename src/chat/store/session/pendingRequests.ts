import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';

/** The questions of this page that the service is answering, by thread. The next store that shows a thread can join its stream. */
export function pendingRequests(client: ServiceClient): Map<string, ChatRequest> {
  let requests = pending.get(client);
  if (requests === undefined) {
    requests = new Map();
    pending.set(client, requests);
  }
  return requests;
}

const pending = new WeakMap<ServiceClient, Map<string, ChatRequest>>();
