import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';

/** Lists the regions in which the tenant can create deployments (docs/contract/deployments.md#creation). */
export const listRegions = listOperation<CursorParams, RegionResponse>('listRegions', '/api/v1/regions');

/** A region in which deployments can run. */
export interface RegionResponse {
  readonly id: number;
  /** The value for `region` of a deployment. */
  readonly name: string;
  /** The name to show. */
  readonly title?: string | null;
  /** The cloud provider. */
  readonly provider?: string | null;
  /** The contract does not specify its meaning. */
  readonly isDedicated?: boolean | null;
  /** The contract does not specify its meaning. */
  readonly isHybrid?: boolean | null;
  /** The contract does not specify its meaning. */
  readonly isPublic?: boolean | null;
  /** The contract does not specify its meaning. */
  readonly useAiEngineer?: boolean | null;
}
