import type { Policy } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Caller } from '../callers/Caller.js';
import type { UserRecord } from '../people/People.js';
import type { Table } from '../Table.js';
import type { Tenant } from '../Tenant.js';
import type { FolderRecord } from './Workspace.js';
import { containersOf, itemTypeOf, type WorkspaceItemRecord } from './workspaceTree.js';

/** True if the caller may see it: as an admin, its owner, or a role that it and all its folders are shared with. */
export function canRead(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord): boolean {
  return isGranted(tenant, caller, item, ['Read', 'Edit', 'Manage']) || (covers(caller, item) && isShared(tenant, caller, item));
}

/** True if the caller may change its content. Sharing alone permits only reading. */
export function canEdit(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord): boolean {
  return isGranted(tenant, caller, item, ['Edit', 'Manage']);
}

/** True if the caller may delete, move, share, export and promote it. */
export function canManage(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord): boolean {
  return isGranted(tenant, caller, item, ['Manage']);
}

/** The item of this deployment, when the caller may `read`, `edit` or `manage` it: 404 if there is none, 403 without the permission. */
export function requireItem<T extends WorkspaceItemRecord>(
  tenant: Tenant,
  table: Table<T>,
  { caller, deploymentId, id, to }: ItemDemand,
): T {
  const item = table.find(id);
  if (item === undefined || item.deploymentId !== deploymentId) throw new ServiceFailure(404, `The item ${id} was not found.`);
  if (!isAllowed[to](tenant, caller, item))
    throw new ServiceFailure(403, `You do not have permission to ${to} this ${itemTypeOf(item).toLowerCase()}.`);
  return item;
}

/** True if it or one of its folders is shared with this embed tenant or all embed users; without a tenant, with any embed user. */
export function isSharedWithEmbedUsers(
  { embedding, workspace }: Tenant,
  item: WorkspaceItemRecord,
  embedTenantName?: string | null,
): boolean {
  const holders = [item, ...containersOf(workspace, item)].map((holder) => ({ id: holder.id, type: itemTypeOf(holder) }));
  return embedding.shares
    .values()
    .filter((share) => embedTenantName === undefined || share.embedTenantName === null || share.embedTenantName === embedTenantName)
    .some((share) => holders.some(({ id, type }) => share.item.id === id && share.item.type === type));
}

/** The folder that something is put into, which the caller must be able to edit; `undefined` for the root. */
export function requireTargetFolder(
  tenant: Tenant,
  caller: Caller,
  deploymentId: number,
  folderId: number | null,
): FolderRecord | undefined {
  if (folderId === null) return undefined;
  return requireItem(tenant, tenant.workspace.folders, { caller, deploymentId, id: folderId, to: 'edit' });
}

export interface ItemDemand {
  readonly caller: Caller;
  readonly deploymentId: number;
  readonly id: number;
  readonly to: 'read' | 'edit' | 'manage';
}

const isAllowed = { read: canRead, edit: canEdit, manage: canManage };

type Level = 'Read' | 'Edit' | 'Manage';

function isGranted(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord, levels: readonly Level[]): boolean {
  if (!covers(caller, item)) return false;
  if (caller.isAdmin) return true;
  if (caller.user === undefined) return false;
  return item.ownerId === caller.user.id || hasRole(tenant, caller.user, item, levels);
}

function covers({ deploymentIds }: Caller, { deploymentId }: WorkspaceItemRecord): boolean {
  return deploymentIds === undefined || deploymentIds.includes(deploymentId);
}

/** A role may name the item itself, anything it lies in, its deployment, or everything. */
function hasRole({ people, workspace }: Tenant, { roleIds }: UserRecord, item: WorkspaceItemRecord, levels: readonly Level[]): boolean {
  const policies = roleIds.flatMap((id) => people.roles.find(id)?.policies ?? []);
  if (policies.length === 0) return false;
  return [item, ...containersOf(workspace, item)].some((holder) => policies.some((policy) => allows(policy, holder, levels)));
}

function allows(policy: Policy, holder: WorkspaceItemRecord, levels: readonly Level[]): boolean {
  const name = policyNames[itemTypeOf(holder)];
  const isAllowed = policy.actions.includes('All') || levels.some((level) => policy.actions.includes(`${name}${level}`));
  return isAllowed && isAbout(policy, holder, name);
}

function isAbout({ resourceType, resources }: Policy, { id, deploymentId }: WorkspaceItemRecord, name: string): boolean {
  if (resourceType === 'Global') return true;
  const named = resourceType === 'Deployment' ? deploymentId : resourceType === name ? id : undefined;
  return named !== undefined && (resources.includes('All') || resources.includes(String(named)));
}

const policyNames = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;

function isShared(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord): boolean {
  const { user } = caller;
  if (user !== undefined && [item, ...containersOf(tenant.workspace, item)].every((holder) => isOpenTo(holder, user.id))) return true;
  return caller.kind === 'embed' && isSharedWithEmbedUsers(tenant, item, caller.embedTenantName ?? null);
}

function isOpenTo({ ownerId, sharedWith }: WorkspaceItemRecord, userId: number): boolean {
  return ownerId === userId || sharedWith === 'everyone' || sharedWith.includes(userId);
}
