import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';

/** Lists the regions in which the tenant can create deployments (docs/contract/deployments.md#creation). */
export const listRegions = listOperation<CursorParams, RegionResponse>('listRegions', '/api/v1/regions');

/** A region in which deployments can run. */
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
