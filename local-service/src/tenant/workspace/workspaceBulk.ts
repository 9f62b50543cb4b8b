import type { WorkspaceBulkFailure, WorkspaceItemRef } from '@parley/react/client';
import { invalid, isObject, type JsonObject, requiredChoice, requiredInteger, requiredList } from '../../http/fields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { requireItem } from './workspaceAccess.js';
import type { WorkspaceItemRecord } from './workspaceTree.js';

export const itemTypes = ['FOLDER', 'WORKBOOK', 'REPORT'] as const;

export function readItemRef(body: JsonObject): WorkspaceItemRef {
  return { type: requiredChoice(body, 'type', itemTypes), id: requiredInteger(body, 'id') };
}

/** The items of a bulk request, 1 to 100, each once. */
export function readItemRefs(body: JsonObject): readonly WorkspaceItemRef[] {
  const refs = requiredList(body, 'items', { min: 1, max: 100 }).map((item) => {
    if (!isObject(item)) throw invalid('items', 'must contain objects with type and id');
    return readItemRef(item);
  });
  return [...new Map(refs.map((ref) => [`${ref.type} ${ref.id}`, ref])).values()];
}

/** The item, when the caller may move or delete it. */
export function requireManaged({ tenant, caller, deploymentId }: BulkContext, { type, id }: WorkspaceItemRef): WorkspaceItemRecord {
  const { folders, workbooks, reports } = tenant.workspace;
  const demand = { caller, deploymentId, id, to: 'manage' } as const;
  if (type === 'FOLDER') return requireItem(tenant, folders, demand);
  return type === 'WORKBOOK' ? requireItem(tenant, workbooks, demand) : requireItem(tenant, reports, demand);
}

/** Tries each item in turn. What failed says why; what was done stays done. */
export function tryEach<T>(refs: readonly WorkspaceItemRef[], change: (ref: WorkspaceItemRef) => T): BulkOutcome<T> {
  const done: T[] = [];
  const failed: WorkspaceBulkFailure[] = [];
  for (const ref of refs) {
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
