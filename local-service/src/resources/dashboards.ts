import type { Dashboard, DashboardConfig } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { createRandom } from '../random.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { effectiveSettings } from '../tenant/callers/embedOptions.js';
import { requireMember } from '../tenant/callers/guards.js';
import { publishDashboard } from '../tenant/workspace/publishDashboard.js';
import { readDashboardConfig } from '../tenant/workspace/readDashboardConfig.js';
import type { WorkbookRecord } from '../tenant/workspace/Workspace.js';
import { requireItem } from '../tenant/workspace/workspaceAccess.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

/** The dashboard of a workbook: its draft, and what of it is published. */
export function dashboardsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { workbooks } = tenant.workspace;
  const random = createRandom(tenant.seed + 32, tenant.state.cell('drawn for dashboards', 0));
  const routes = new Hono<ManagementEnv>();

  function requireWorkbook(context: ManagementContext, to: 'read' | 'edit'): WorkbookRecord {
    const deploymentId = pathId(context, 'deploymentId');
    return requireItem(tenant, workbooks, { caller: context.get('caller'), deploymentId, id: pathId(context, 'workbookId'), to });
  }

  routes.on(...routeOf('updateWorkbookDashboard'), async (context) => {
    requireMember(context.get('caller'));
    const { dashboardDraft: draft } = await readInput(context, 'updateWorkbookDashboard');
    const record = requireWorkbook(context, 'edit');
    if (draft !== undefined) {
      const newId = (index: number) => `widget-${index + 1}-${random.between(100_000, 999_999)}`;
      const dashboardDraft = draft === null ? null : readDashboardConfig(draft, 'dashboardDraft', newId);
      workbooks.update(record.id, { dashboardDraft, updatedAt: tenant.clock() });
    }
    const { dashboardDraft, dashboard } = workbooks.find(record.id) ?? record;
    return context.json({ dashboardDraft, dashboardPublished: dashboard?.config ?? null });
  });

  routes.on(...routeOf('publishDashboard'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { dashboardId, config: given, title, description, allowEmbed } = await readInput(context, 'publishDashboard');
    const record = requireWorkbook(context, 'edit');
    if (typeof dashboardId === 'number' && dashboardId !== record.dashboard?.id) {
      throw new ServiceFailure(404, `This workbook has no dashboard ${dashboardId}.`);
    }
    const config = given ? readDashboardConfig(given, 'config') : requireDraft(record);
    return context.json(publishDashboard(tenant, record, { config, title, description, allowEmbed, userId: caller.user.id, random }));
  });

  // Whoever sees the dashboard may talk to its widgets, so reading is enough.
  routes.on(...routeOf('updatePublishedDashboardAiWidgetThread'), async (context) => {
    const { widgetId, threadId, checksum = null } = await readInput(context, 'updatePublishedDashboardAiWidgetThread');
    const record = requireWorkbook(context, 'read');
    requireAiWidgets(context.get('caller'));
    const dashboard = withThread(record.dashboard, widgetId, { threadId, checksum });
    workbooks.update(record.id, { dashboard });
    return context.json(dashboard);
  });

  return routes;
}

function requireDraft({ dashboardDraft }: WorkbookRecord): DashboardConfig {
  if (dashboardDraft === null) throw invalid('config', 'is required, since the workbook has no draft');
  return dashboardDraft;
}

/** 403 for an embed session whose settings leave AI out. */
function requireAiWidgets(caller: Caller): void {
  if (caller.kind !== 'embed') return;
  const { allowAi, showAiWidgets } = effectiveSettings(caller.options.settings);
  if (allowAi === false || showAiWidgets === false)
    throw new ServiceFailure(403, 'AI widgets are disabled in the settings of this embed session.');
}

function withThread(dashboard: Dashboard | null, widgetId: string, thread: AiWidgetThread): Dashboard {
  const widgets = dashboard?.config.widgets ?? [];
  if (dashboard === null || !widgets.some(({ id, type }) => id === widgetId && type === 'AI')) {
    throw new ServiceFailure(404, `The published dashboard has no AI widget "${widgetId}".`);
  }
  const changed = widgets.map((widget) => (widget.id === widgetId ? { ...widget, config: { ...widget.config, ...thread } } : widget));
  return { ...dashboard, config: { ...dashboard.config, widgets: changed } };
}

interface AiWidgetThread {
  readonly threadId: string;
  readonly checksum: string | null;
}
