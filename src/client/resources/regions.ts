import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** (seed path: /api/v1/regions/) (payload facts, Regions). */
export function listRegions(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<RegionResponse>(client, '/api/v1/regions', { ...options, operation: 'listRegions', query });
}

export interface RegionResponse {
  readonly id: number;
  readonly name: string;
  readonly title?: string | null;
  readonly provider?: string | null;
  readonly isDedicated?: boolean | null;
  readonly isHybrid?: boolean | null;
  readonly isPublic?: boolean | null;
  readonly useAiEngineer?: boolean | null;
}
