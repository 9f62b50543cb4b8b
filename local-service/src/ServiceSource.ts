import type { DataModelValidationError } from '@parley/react/client';
import type { ModelFiles } from './data-model/BranchModels.js';
import type { TenantSource } from './tenant/TenantPlan.js';
import type { WarehouseOptions } from './warehouse/createWarehouse.js';
import type { Warehouse } from './warehouse/Warehouse.js';

/** What a service serves in place of the demo company. */
export interface ServiceSource extends TenantSource {
  openWarehouse(options: Omit<WarehouseOptions, 'seed'>): Promise<Warehouse>;
  /** Called once, with what the source can change while the service runs. */
  connect?(control: SourceControl): void;
}

export interface SourceControl {
  /** Commits model files to the production branch, if they differ. Returns what is wrong with them; the last sound model is served then. */
  takeModel(read: () => ModelFiles): Promise<readonly DataModelValidationError[]>;
  /** Other rows are served from now on, so models are checked against them. */
  dataChanged(): Promise<void>;
}
