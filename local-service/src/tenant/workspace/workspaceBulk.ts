import type { WorkspaceBulkFailure, WorkspaceItemRef } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { requireItem } from './workspaceAccess.js';
import type { WorkspaceItemRecord } from './workspaceTree.js';

/** The item, when the caller may move or delete it. */
export function requireManaged({ tenant, caller, deploymentId }: BulkContext, { type, id }: WorkspaceItemRef): WorkspaceItemRecord {
  const { folders, workbooks, reports } = tenant.workspace;
  const demand = { caller, deploymentId, id, to: 'manage' } as const;
  if (type === 'FOLDER') return requireItem(tenant, folders, demand);
  return type === 'WORKBOOK' ? requireItem(tenant, workbooks, demand) : requireItem(tenant, reports, demand);
}

/** Tries each item once, in order. Items that fail are returned with the reason; the others stay changed. */
export function tryEach<T>(refs: readonly WorkspaceItemRef[], change: (ref: WorkspaceItemRef) => T): BulkOutcome<T> {
  const done: T[] = [];
  const failed: WorkspaceBulkFailure[] = [];
  for (const ref of new Map(refs.map((each) => [`${each.type} ${each.id}`, each])).values()) {
    try {
      done.push(change(ref));
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      failed.push({ ...ref, error: { status: error.status, message: error.message } });
    }
  }
  return { done, failed };
}

export interface BulkContext {
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly deploymentId: number;
}

interface BulkOutcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly WorkspaceBulkFailure[];
}
