import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** Gets the OpenAPI 3.1 document of the build that answers, to hold against this client (interface, section 9). */
export function getSpec(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<JsonObject>('/api/v1/spec', { ...options, operation: 'getSpec' });
}
