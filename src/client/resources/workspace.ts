import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { BulkActionError } from './bulk-action.js';
import type { Workbook } from './workbooks.js';
import type { ItemType, WorkspaceItemRef } from './workspace-items.js';

/** Folders come first; search spans all folders (payload facts, Workspace). */
export function workspaceObjects(client: ServiceClient, { deploymentId, ...query }: WorkspaceObjectsParams, options?: CallOptions) {
  return getPage<Workbook>(client, path`/api/v1/deployments/${deploymentId}/workspace`, {
    ...options,
    operation: 'workspaceObjects',
    query,
  });
}

/** same query . Items shared with embed users; owners blanked (payload facts, Workspace). */
export function sharedWorkspaceObjects(client: ServiceClient, { deploymentId, ...query }: WorkspaceObjectsParams, options?: CallOptions) {
  return getPage<Workbook>(client, path`/api/v1/deployments/${deploymentId}/shared-workspace`, {
    ...options,
    operation: 'sharedWorkspaceObjects',
    query,
  });
}

/** (the moved item, see note); 400 into own descendant or too deep; 404 (payload facts, Workspace). */
export function moveWorkspaceObject(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & MoveWorkspaceObjectInput,
  options?: CallOptions,
) {
  return client.post<Workbook>(path`/api/v1/deployments/${deploymentId}/workspace/move`, {
    ...options,
    operation: 'moveWorkspaceObject',
    body,
  });
}

/** Partial success; earlier items are not rolled back; one entry per distinct item (payload facts, Workspace). */
export function bulkDeleteWorkspaceObjects(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & BulkDeleteWorkspaceObjectsInput,
  options?: CallOptions,
) {
  return client.post<BulkDeleteWorkspaceObjectsPayload>(path`/api/v1/deployments/${deploymentId}/workspace/bulk-delete`, {
    ...options,
    operation: 'bulkDeleteWorkspaceObjects',
    body,
  });
}

/** Same rules (payload facts, Workspace). */
export function bulkMoveWorkspaceObjects(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & BulkMoveWorkspaceObjectsInput,
  options?: CallOptions,
) {
  return client.post<BulkMoveWorkspaceObjectsResponse>(path`/api/v1/deployments/${deploymentId}/workspace/bulk-move`, {
    ...options,
    operation: 'bulkMoveWorkspaceObjects',
    body,
  });
}

/** Which of them `workspaceObjects` lists, or how. */
export interface WorkspaceObjectsParams extends DeploymentAddress, CursorParams {
  readonly folderId?: number | null | undefined;
  readonly types?: readonly ItemType[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly orderByField?: 'updated_at' | 'created_at' | 'name' | 'viewer_last_viewed_at' | null | undefined;
  readonly orderByDirection?: 'ASC' | 'DESC' | null | undefined;
}

/** Null = root. */
export interface MoveWorkspaceObjectInput {
  readonly type: ItemType;
  readonly id: number;
  readonly folderId?: number | null | undefined;
}

/** Status 403 no access, 404 missing, 400 folder with sub-folders or bad move. */
export interface WorkspaceBulkFailure {
  readonly type: Open<ItemType>;
  readonly id: number;
  readonly error: BulkActionError;
}

export interface BulkDeleteWorkspaceObjectsInput {
  /** 1..100. */
  readonly items: readonly WorkspaceItemRef[];
}

export interface BulkDeleteWorkspaceObjectsPayload {
  readonly deleted: readonly WorkspaceItemRef[];
  readonly failed: readonly WorkspaceBulkFailure[];
}

export interface BulkMoveWorkspaceObjectsInput {
  /** 1..100. */
  readonly items: readonly WorkspaceItemRef[];
  readonly folderId?: number | null | undefined;
}

export interface BulkMoveWorkspaceObjectsResponse {
  /** Same note. */
  readonly moved: readonly Workbook[];
  readonly failed: readonly WorkspaceBulkFailure[];
}
