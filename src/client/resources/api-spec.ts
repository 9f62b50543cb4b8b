import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/** Returns the OpenAPI 3.1 document of the running build, to compare with this client (docs/contract/versioning.md#openapi-document). */
export const getSpec = operation<NoParams, JsonObject>('getSpec', 'GET', '/api/v1/spec');
