import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { byId, pageOf } from '../http/pageOf.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import { applyAccessChange, embedAccessOf, readAccessChange } from '../tenant/embedding/embedAccess.js';
import { accessSourcesOf } from '../tenant/embedding/embedShares.js';
import { requireEmbedTenant } from '../tenant/embedding/embedTenants.js';
import type { WorkbookRecord } from '../tenant/workspace/Workspace.js';
import { requireItem } from '../tenant/workspace/workspaceAccess.js';
import { toWorkbook } from '../tenant/workspace/workspaceAnswers.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function embedAccessRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { workspace, embedding } = tenant;

  function workbookAt(context: ManagementContext, to: 'read' | 'manage'): WorkbookRecord {
    const address = { deploymentId: pathId(context, 'deploymentId'), id: pathId(context, 'workbookId') };
    return requireItem(tenant, workspace.workbooks, { caller: context.get('caller'), ...address, to });
  }

  routes.on(...routeOf('getEmbedAccess'), (context) => context.json(embedAccessOf(embedding, workbookAt(context, 'read'))));

  routes.on(...routeOf('updateEmbedAccess'), async (context) => {
    const workbook = workbookAt(context, 'manage');
    const changed = applyAccessChange(tenant, workbook, readAccessChange(await readInput(context, 'updateEmbedAccess')));
    return context.json(embedAccessOf(embedding, changed));
  });

  routes.on(...routeOf('listEmbedTenantWorkbooks'), (context) => {
    const caller = requireAdmin(context.get('caller'));
    const { deploymentId, embedTenantName, accessSource: wanted, ...page } = readQuery(context, 'listEmbedTenantWorkbooks');
    const { name } = requireEmbedTenant(embedding, embedTenantName);
    const reached = workspace.workbooks.values().filter((workbook) => {
      if (workbook.deploymentId !== deploymentId) return false;
      const sources = accessSourcesOf(tenant, workbook, name);
      return wanted ? sources.includes(wanted) : sources.length > 0;
    });
    const { items, pageInfo } = pageOf(reached, page, byId);
    return context.json({ pageInfo, items: items.map((workbook) => toWorkbook(tenant, caller, workbook)) });
  });

  return routes;
}
