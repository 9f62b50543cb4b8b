'use client';
import type { JsonObject } from '../../client/chat-stream/QueryRows.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { getSpec } from '../../client/resources/api-spec.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';

/** Query options of `getSpec`. */
export function apiSpecQuery(client: ServiceClient) {
  return detailQuery(client, ['spec'], getSpec, {});
}

/** Reads the OpenAPI document of the build that answers. */
export function useApiSpec<Data = JsonObject>(options?: ReadOptions<JsonObject, Data>) {
  return useRead(apiSpecQuery(useServiceClient()), options);
}
