import type { DashboardConfig } from '@parley/react/client';
import type { Random } from '../../random.js';
import { snapshotsOf } from '../workspace/reportSnapshots.js';
import type { WorkspaceContent } from '../workspace/Workspace.js';
import { tradingConfig, tradingSnapshots } from './tradingDashboard.js';

/**
 * Assigns the reports of each workbook, in order, to the charts of its seeded dashboard. The first dashboard of the deployment with a
 * warehouse has each kind of widget.
 */
export function putReportsOnDashboards(random: Random, { workbooks, reports }: WorkspaceContent): void {
  for (const { id, deploymentId, dashboard, name } of workbooks.values()) {
    if (dashboard === null) continue;
    if (deploymentId === 1 && name === 'Daily trading') {
      const config = tradingConfig(name);
      const reportSnapshots = tradingSnapshots(random, dashboard.versionId);
      workbooks.update(id, { dashboardDraft: config, dashboard: { ...dashboard, config, reportSnapshots } });
      continue;
    }
    const reportIds = reports
      .values()
      .filter(({ workbookId }) => workbookId === id)
      .map((report) => report.id);
    const config = withReports(dashboard.config, reportIds);
    const reportSnapshots = snapshotsOf(reports, { deploymentId, config, versionId: dashboard.versionId });
    workbooks.update(id, { dashboardDraft: config, dashboard: { ...dashboard, config, reportSnapshots } });
  }
}

function withReports({ widgets, ...config }: DashboardConfig, reportIds: readonly number[]): DashboardConfig {
  let shown = 0;
  const placed = widgets?.map((widget) => {
    if (widget.type !== 'CHART' || reportIds.length === 0) return widget;
    const reportId = reportIds[shown % reportIds.length];
    shown += 1;
    return { ...widget, config: { ...widget.config, reportId } };
  });
  return { ...config, widgets: placed ?? null };
}
