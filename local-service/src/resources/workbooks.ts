import type { CreateWorkbookInput } from '@parley/react/client';
import { type Context, Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId, pathText } from '../access/ManagementContext.js';
import { invalid, type JsonObject } from '../http/fields.js';
import { givenFields } from '../http/givenFields.js';
import { byId, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { createRandom } from '../random.js';
import { requireMember } from '../tenant/callers/guards.js';
import { duplicateWorkbook } from '../tenant/workspace/duplicateWorkbook.js';
import { newWorkbook } from '../tenant/workspace/newWorkbook.js';
import type { WorkbookRecord } from '../tenant/workspace/Workspace.js';
import { claimSlug, readSlug, workbookBySlug } from '../tenant/workspace/workbookSlugs.js';
import { canRead, requireItem, requireTargetFolder } from '../tenant/workspace/workspaceAccess.js';
import { toWorkbook } from '../tenant/workspace/workspaceAnswers.js';
import { deleteItem } from '../tenant/workspace/workspaceChanges.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Workbooks of a deployment. */
export function workbooksRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { workspace, clock } = tenant;
  const { workbooks, folders } = workspace;
  const random = createRandom(tenant.seed + 34, tenant.state.cell('drawn for workbooks', 0));
  const routes = new Hono<ManagementEnv>();

  function requireWorkbook(context: ManagementContext, to: 'read' | 'edit' | 'manage'): WorkbookRecord {
    const deploymentId = pathId(context, 'deploymentId');
    return requireItem(tenant, workbooks, { caller: context.get('caller'), deploymentId, id: pathId(context, 'workbookId'), to });
  }

  function answer(context: ManagementContext, workbook: WorkbookRecord): Response {
    return context.json(toWorkbook(tenant, context.get('caller'), workbook));
  }

  routes.on(...routeOf('getWorkbooks'), (context) => {
    const caller = context.get('caller');
    const { deploymentId, folderId, ...page } = readQuery(context, 'getWorkbooks');
    if (folderId) requireItem(tenant, folders, { caller, deploymentId, id: folderId, to: 'read' });
    const found = workbooks
      .values()
      .filter((workbook) => workbook.deploymentId === deploymentId && canRead(tenant, caller, workbook))
      .filter((workbook) => folderId === undefined || workbook.folderId === (folderId || null));
    const { items, pageInfo } = pageOf(found, page, byId);
    const shown = items.map((workbook) => toWorkbook(tenant, caller, workbook));
    return context.json({ items: shown, pageInfo, data: shown, count: found.length });
  });

  routes.on(...routeOf('createWorkbook'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const deploymentId = pathId(context, 'deploymentId');
    const { folderId, ...fields } = readFields(await readInput(context, 'createWorkbook'));
    const folder = requireTargetFolder(tenant, caller, deploymentId, folderId ?? null);
    return answer(context, workbooks.insert(newWorkbook(tenant, caller, { deploymentId, folder, ...givenFields(fields) })));
  });

  routes.on(...routeOf('upsertWorkbookBySlug'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const deploymentId = pathId(context, 'deploymentId');
    const slug = readSlug(pathText(context, 'slug'));
    const found = workbookBySlug(workspace, deploymentId, slug);
    const { folderId, name, meta } = readFields(await readInput(context, 'upsertWorkbookBySlug'));
    const known = workbookBySlug(workspace, deploymentId, slug);
    if (known?.id !== found?.id) throw branchChanged(slug);
    if (known !== undefined) requireItem(tenant, workbooks, { caller, deploymentId, id: known.id, to: 'edit' });
    const folder = requireTargetFolder(tenant, caller, deploymentId, folderId ?? null);
    if (known === undefined) {
      return answer(context, workbooks.insert(newWorkbook(tenant, caller, { deploymentId, folder, ...givenFields({ name, meta }), slug })));
    }
    const change = givenFields({ name, folderId, meta: meta && { ...known.meta, ...meta } });
    return answer(context, workbooks.update(known.id, { ...change, updatedAt: clock() }) ?? known);
  });

  routes.on(...routeOf('getWorkbook'), (context) => answer(context, requireWorkbook(context, 'read')));

  routes.on(...routeOf('updateWorkbook'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const input = await readInput(context, 'updateWorkbook');
    const workbook = requireWorkbook(context, 'edit');
    const fields = readFields(input);
    const slug = typeof input.slug === 'string' ? readSlug(input.slug) : input.slug;
    const isTakeover = input.slugTakeover ?? false;
    if (fields.folderId !== workbook.folderId) requireTargetFolder(tenant, caller, workbook.deploymentId, fields.folderId ?? null);
    if (typeof slug === 'string') claimSlug(tenant, { caller, workbook, slug, isTakeover });
    workbooks.update(workbook.id, { ...givenFields({ ...fields, slug }), updatedAt: clock() });
    return emptyAnswer(context);
  });

  routes.on(...routeOf('deleteWorkbook'), (context) => {
    requireMember(context.get('caller'));
    deleteItem(tenant, requireWorkbook(context, 'manage'));
    return emptyAnswer(context);
  });

  routes.on(...routeOf('duplicateWorkbook'), async (context) => {
    const { shared } = await readInput(context, 'duplicateWorkbook');
    const isShared = shared ?? false;
    if (!isShared) requireMember(context.get('caller'));
    const workbook = requireWorkbook(context, 'read');
    return answer(context, duplicateWorkbook(tenant, workbook, { caller: context.get('caller'), isShared, random }));
  });

  return routes;
}

/** `null` stands for nothing given, but for the folder, where it is the root. */
function readFields({ name: given, meta, folderId }: CreateWorkbookInput): WorkbookFields {
  const name = given?.trim();
  if (name === '') throw invalid('name', 'must not be empty');
  return { name, meta: meta ?? undefined, folderId };
}

interface WorkbookFields {
  readonly name: string | undefined;
  readonly meta: JsonObject | undefined;
  readonly folderId: number | null | undefined;
}

/** The error if another request has created or deleted the record in the meantime. */
function branchChanged(slug: string): ServiceFailure {
  return new ServiceFailure(409, `The workbook "${slug}" was created or deleted in the meantime. Try again.`, {
    code: 'upsert_branch_changed',
  });
}

/** Changed, with nothing to say. */
function emptyAnswer(context: Context): Response {
  return context.body(null, 200);
}
