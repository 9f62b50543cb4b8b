import { type CursorParams, getPage } from '../http/pagination.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** Lists the regions in which the tenant can create deployments (docs/contract/deployments.md#creation). */
export function listRegions(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<RegionResponse>(client, '/api/v1/regions', { ...options, operation: 'listRegions', query });
}

export interface RegionResponse {
  readonly id: number;
  /** The value for `region` of a deployment. */
  readonly name: string;
  readonly title?: string | null;
  readonly provider?: string | null;
  readonly isDedicated?: boolean | null;
  readonly isHybrid?: boolean | null;
  readonly isPublic?: boolean | null;
  readonly useAiEngineer?: boolean | null;
}
