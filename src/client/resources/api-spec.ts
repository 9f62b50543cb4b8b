import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** (OpenAPI 3.1 document) (payload facts, OpenAPI Spec). */
export function getSpec(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<JsonObject>('/api/v1/spec', { ...options, operation: 'getSpec' });
}
