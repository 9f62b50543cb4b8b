import type { Dashboard } from '@parley/react/client';
import { Hono } from 'hono';
import { openEmbeddedDashboard, requirePublishedWorkbook } from '../access/embeddedDashboards.js';
import { type ManagementEnv, pathText } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin, requireDeploymentAccess } from '../tenant/callers/guards.js';
import { requireServedBranch } from '../tenant/deployments/requireServedBranch.js';
import { simulatePythonRun } from '../tenant/embedding/simulatePythonRun.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function embedDashboardsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { workspace } = tenant;

  routes.on(...routeOf('getDashboard'), (context) =>
    context.json(openEmbeddedDashboard(tenant, context.get('caller'), pathText(context, 'publicId'))),
  );

  routes.on(...routeOf('updateDashboardEmbedding'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const { allowEmbed } = await readInput(context, 'updateDashboardEmbedding');
    const { id, deploymentId, dashboard } = requirePublishedWorkbook(tenant, pathText(context, 'publicId'));
    requireDeploymentAccess(caller, deploymentId);
    workspace.workbooks.update(id, { dashboard: { ...dashboard, allowEmbed } });
    return context.json({ publicId: dashboard.publicId, allowEmbed });
  });

  routes.on(...routeOf('postDashboardPythonRun'), async (context) => {
    const caller = context.get('caller');
    const dashboard = openEmbeddedDashboard(tenant, caller, pathText(context, 'publicId'));
    if (caller.kind === 'embed') requireServedBranch(tenant.deployments, dashboard.deploymentId, caller.options.branchName);
    const { reportId, reportVersionId: versionId, sqlQuery } = await readInput(context, 'postDashboardPythonRun');
    const snapshot = requireSnapshot(dashboard, { reportId, versionId });
    return context.json(simulatePythonRun(snapshot, { sqlQuery, now: tenant.clock() }));
  });

  return routes;
}

function requireSnapshot({ reportSnapshots }: Dashboard, { reportId, versionId }: ReportVersion): Dashboard['reportSnapshots'][number] {
  const snapshot = reportSnapshots.find((known) => known.reportId === reportId && known.id === versionId);
  if (snapshot === undefined) throw new ServiceFailure(403, `Version ${versionId} of report ${reportId} is not in this dashboard.`);
  return snapshot;
}

interface ReportVersion {
  readonly reportId: number;
  readonly versionId: number;
}
