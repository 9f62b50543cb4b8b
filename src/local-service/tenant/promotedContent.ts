import type { DashboardConfig } from '../../client/resources/dashboard-config.js';
import type { ReportRecord, WorkbookRecord, WorkspaceContent } from './Workspace.js';

/** All that a promotion carries: name, settings, the published dashboard and the reports, without ids of its deployment. */
export function promotedContentOf(workspace: WorkspaceContent, workbook: WorkbookRecord): object {
  const reports = reportsOf(workspace, workbook.id);
  const { name, meta, dashboard } = workbook;
  return {
    name,
    meta,
    dashboard: dashboard && {
      title: dashboard.title ?? null,
      description: dashboard.description ?? null,
      config: mapReportIds(dashboard.config, (id) => reports.findIndex((report) => report.id === id)),
    },
    reports: reports.map(reportContentOf),
  };
}

/** The reports of a workbook, oldest first. */
export function reportsOf({ reports }: WorkspaceContent, workbookId: number): readonly ReportRecord[] {
  return reports.values().filter((report) => report.workbookId === workbookId);
}

export function reportContentOf({ name, title, description, jsonQuery, sqlQuery, meta, pivotItems }: ReportRecord) {
  return { name, title, description, jsonQuery, sqlQuery, meta, pivotItems };
}

/** The config with other reports in its widgets. */
export function mapReportIds(config: DashboardConfig, toOther: (reportId: number) => number | null): DashboardConfig {
  const widgets = config.widgets?.map((widget) => {
    const reportId = widget.config?.reportId;
    return typeof reportId === 'number' ? { ...widget, config: { ...widget.config, reportId: toOther(reportId) } } : widget;
  });
  return { ...config, widgets: widgets ?? null };
}
