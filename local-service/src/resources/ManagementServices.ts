import type { EmbedSessions } from '../access/createEmbedSessions.js';
import type { ServedModels } from '../branches/createServedModels.js';
import type { LocalServiceOptions } from '../LocalService.js';
import type { Credentials } from '../session/credentials.js';
import type { Table } from '../tenant/Table.js';
import type { Tenant } from '../tenant/Tenant.js';
import type { TransformSyncRecord } from '../tenant/transform-sync/TransformSyncRecord.js';

/** What the routes of all resources work on. */
export interface ManagementServices {
  readonly tenant: Tenant;
  readonly credentials: Credentials;
  readonly embedSessions: EmbedSessions;
  readonly servedModels: ServedModels;
  readonly transformSyncs: Table<TransformSyncRecord>;
  /** True if usage analytics is enabled for the account. */
  readonly usageAnalytics: boolean;
  /** Users that cannot be deleted, because an identity provider manages them. */
  readonly isHeldUser: NonNullable<LocalServiceOptions['isHeldUser']>;
}
