import type { Folder, Report, Workbook, WorkspaceItemRef } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pageQuery, pathId, queryChoice, queryInteger } from '../access/ManagementContext.js';
import { invalid, nullableInteger, readBody } from '../http/fields.js';
import { pageOf } from '../http/pageOf.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { requireMember } from '../tenant/callers/guards.js';
import { showReport } from '../tenant/reports/showReport.js';
import type { Tenant } from '../tenant/Tenant.js';
import { canRead, isSharedWithEmbedUsers, requireItem, requireTargetFolder } from '../tenant/workspace/workspaceAccess.js';
import { toFolder, toWorkbook } from '../tenant/workspace/workspaceAnswers.js';
import { type BulkContext, itemTypes, readItemRef, readItemRefs, requireManaged, tryEach } from '../tenant/workspace/workspaceBulk.js';
import { deleteItem, moveItem } from '../tenant/workspace/workspaceChanges.js';
import { type IsShown, listWorkspace, type WorkspaceQuery, workspaceOrder } from '../tenant/workspace/workspaceList.js';
import type { WorkspaceItemRecord } from '../tenant/workspace/workspaceTree.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** Folders, workbooks and reports of a deployment in one list, and what is done to several of them at once. */
export function workspaceRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  function answerList(context: ManagementContext, isShown: IsShown, show: (item: WorkspaceItemRecord) => WorkspaceAnswer): Response {
    const query = readQuery(context);
    const listed = listWorkspace(tenant, pathId(context, 'deploymentId'), query, isShown);
    const { items, pageInfo } = pageOf(listed, pageQuery(context), workspaceOrder(query));
    return context.json({ items: items.map(show), pageInfo });
  }

  function contextOf(context: ManagementContext) {
    return { tenant, caller: requireMember(context.get('caller')), deploymentId: pathId(context, 'deploymentId') };
  }

  routes.on(...routeOf('workspaceObjects'), (context) => {
    const caller = context.get('caller');
    const deploymentId = pathId(context, 'deploymentId');
    const id = queryInteger(context, 'folderId');
    if (id) requireItem(tenant, tenant.workspace.folders, { caller, deploymentId, id, to: 'read' });
    return answerList(
      context,
      (item) => canRead(tenant, caller, item),
      (item) => toItem(tenant, caller, item),
    );
  });

  routes.on(...routeOf('sharedWorkspaceObjects'), (context) => {
    const caller = context.get('caller');
    const embedTenantName = caller.kind === 'embed' ? (caller.embedTenantName ?? null) : undefined;
    return answerList(
      context,
      (item) => isSharedWithEmbedUsers(tenant, item, embedTenantName) && canRead(tenant, caller, item),
      (item) => withoutOwner(toItem(tenant, caller, item)),
    );
  });

  routes.on(...routeOf('moveWorkspaceObject'), async (context) => {
    const body = await readBody(context.req.raw);
    const bulk = contextOf(context);
    return context.json(move(bulk, readItemRef(body), nullableInteger(body, 'folderId') ?? null));
  });

  routes.on(...routeOf('bulkMoveWorkspaceObjects'), async (context) => {
    const body = await readBody(context.req.raw);
    const bulk = contextOf(context);
    const folderId = nullableInteger(body, 'folderId') ?? null;
    const { done: moved, failed } = tryEach(readItemRefs(body), (ref) => move(bulk, ref, folderId));
    return context.json({ moved, failed });
  });

  routes.on(...routeOf('bulkDeleteWorkspaceObjects'), async (context) => {
    const body = await readBody(context.req.raw);
    const bulk = contextOf(context);
    const { done: deleted, failed } = tryEach(readItemRefs(body), (ref) => {
      deleteItem(tenant, requireManaged(bulk, ref));
      return ref;
    });
    return context.json({ deleted, failed });
  });

  return routes;
}

type WorkspaceAnswer = Folder | Workbook | Report;

function readQuery(context: ManagementContext): WorkspaceQuery {
  const types = context.req.queries('types')?.map((type) => {
    const known = itemTypes.find((itemType) => itemType === type);
    if (known === undefined) throw invalid('types', `must contain only ${itemTypes.join(', ')}`);
    return known;
  });
  const orderBy = queryChoice(context, 'orderByField', ['updated_at', 'created_at', 'name', 'viewer_last_viewed_at']) ?? 'updated_at';
  const direction = queryChoice(context, 'orderByDirection', ['ASC', 'DESC']) ?? (orderBy === 'name' ? 'ASC' : 'DESC');
  return { folderId: queryInteger(context, 'folderId') || null, types, search: context.req.query('search') ?? '', orderBy, direction };
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
