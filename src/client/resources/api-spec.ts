import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** Returns the OpenAPI 3.1 document of the running build, to compare with this client (docs/contract/versioning.md#openapi-document). */
export function getSpec(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<JsonObject>('/api/v1/spec', { ...options, operation: 'getSpec' });
}
