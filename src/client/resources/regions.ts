import { type CursorParams, getPage } from '../http/pagination.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** Lists the regions that deployments of the tenant can stand in (docs/contract/deployments.md#creation). */
export function listRegions(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<RegionResponse>(client, '/api/v1/regions', { ...options, operation: 'listRegions', query });
}

export interface RegionResponse {
  readonly id: number;
  /** What `region` of a deployment is set to. */
  readonly name: string;
  readonly title?: string | null;
  readonly provider?: string | null;
  readonly isDedicated?: boolean | null;
  readonly isHybrid?: boolean | null;
  readonly isPublic?: boolean | null;
  readonly useAiEngineer?: boolean | null;
}
