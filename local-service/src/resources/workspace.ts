import type { Folder, Report, Workbook, WorkspaceItemRef, WorkspaceObjectsParams } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { pageOf } from '../http/pageOf.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { requireMember } from '../tenant/callers/guards.js';
import { showReport } from '../tenant/reports/showReport.js';
import type { Tenant } from '../tenant/Tenant.js';
import { canRead, isSharedWithEmbedUsers, requireItem, requireTargetFolder } from '../tenant/workspace/workspaceAccess.js';
import { toFolder, toWorkbook } from '../tenant/workspace/workspaceAnswers.js';
import { type BulkContext, requireManaged, tryEach } from '../tenant/workspace/workspaceBulk.js';
import { deleteItem, moveItem } from '../tenant/workspace/workspaceChanges.js';
import { type IsShown, listWorkspace, type WorkspaceQuery, workspaceOrder } from '../tenant/workspace/workspaceList.js';
import type { WorkspaceItemRecord } from '../tenant/workspace/workspaceTree.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Folders, workbooks and reports of a deployment in one list, and what is done to several of them at once. */
export function workspaceRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  function list(input: WorkspaceObjectsParams, isShown: IsShown, show: (item: WorkspaceItemRecord) => WorkspaceAnswer) {
    const query = readOrder(input);
    const { items, pageInfo } = pageOf(listWorkspace(tenant, input.deploymentId, query, isShown), input, workspaceOrder(query));
    return { items: items.map(show), pageInfo };
  }

  function contextOf(context: ManagementContext) {
    return { tenant, caller: requireMember(context.get('caller')), deploymentId: pathId(context, 'deploymentId') };
  }

  routes.on(...routeOf('workspaceObjects'), (context) => {
    const caller = context.get('caller');
    const input = readQuery(context, 'workspaceObjects');
    const { deploymentId, folderId: id } = input;
    if (id) requireItem(tenant, tenant.workspace.folders, { caller, deploymentId, id, to: 'read' });
    const listed = list(
      input,
      (item) => canRead(tenant, caller, item),
      (item) => toItem(tenant, caller, item),
    );
    return context.json(listed);
  });

  routes.on(...routeOf('sharedWorkspaceObjects'), (context) => {
    const caller = context.get('caller');
    const embedTenantName = caller.kind === 'embed' ? (caller.embedTenantName ?? null) : undefined;
    const listed = list(
      readQuery(context, 'sharedWorkspaceObjects'),
      (item) => isSharedWithEmbedUsers(tenant, item, embedTenantName) && canRead(tenant, caller, item),
      (item) => withoutOwner(toItem(tenant, caller, item)),
    );
    return context.json(listed);
  });

  routes.on(...routeOf('moveWorkspaceObject'), async (context) => {
    const { type, id, folderId = null } = await readInput(context, 'moveWorkspaceObject');
    return context.json(move(contextOf(context), { type, id }, folderId));
  });

  routes.on(...routeOf('bulkMoveWorkspaceObjects'), async (context) => {
    const { items, folderId = null } = await readInput(context, 'bulkMoveWorkspaceObjects');
    const bulk = contextOf(context);
    const { done: moved, failed } = tryEach(items, (ref) => move(bulk, ref, folderId));
    return context.json({ moved, failed });
  });

  routes.on(...routeOf('bulkDeleteWorkspaceObjects'), async (context) => {
    const { items } = await readInput(context, 'bulkDeleteWorkspaceObjects');
    const bulk = contextOf(context);
    const { done: deleted, failed } = tryEach(items, (ref) => {
      deleteItem(tenant, requireManaged(bulk, ref));
      return ref;
    });
    return context.json({ deleted, failed });
  });

  return routes;
}

type WorkspaceAnswer = Folder | Workbook | Report;

function readOrder({ folderId, types, search, orderByField, orderByDirection }: WorkspaceObjectsParams): WorkspaceQuery {
  const orderBy = orderByField ?? 'updated_at';
  const direction = orderByDirection ?? (orderBy === 'name' ? 'ASC' : 'DESC');
  return { folderId: folderId || null, types: types ?? undefined, search: search ?? '', orderBy, direction };
}

function move({ tenant, caller, deploymentId }: BulkContext, ref: WorkspaceItemRef, folderId: number | null): WorkspaceAnswer {
  const item = requireManaged({ tenant, caller, deploymentId }, ref);
  requireTargetFolder(tenant, caller, deploymentId, folderId);
  return toItem(tenant, caller, moveItem(tenant, item, folderId) ?? item);
}

function toItem(tenant: Tenant, caller: Caller, item: WorkspaceItemRecord): WorkspaceAnswer {
  if ('parentId' in item) return toFolder(tenant, caller, item);
  return 'placements' in item ? showReport(tenant, caller, item) : toWorkbook(tenant, caller, item);
}

/** A report is never without a user, so its owner is an empty one. */
function withoutOwner(item: WorkspaceAnswer): WorkspaceAnswer {
  if (!('refreshedByUser' in item)) return 'calculatedFields' in item ? { ...item, user: null, userId: null } : { ...item, user: null };
  return { ...item, userId: 0, user: nobody, refreshedByUser: nobody };
}

const nobody = { id: 0, email: '', firstName: null, picture: null };
