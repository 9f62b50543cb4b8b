import type { DashboardConfig, DashboardWidget } from '@parley/react/client';
import { canonicalJson } from '../../json/canonicalJson.js';
import type { ReportRecord, WorkbookRecord, WorkspaceContent } from './Workspace.js';

/**
 * All that a promotion carries, as canonical JSON: name, settings, published dashboard and reports. Two workbooks of
 * different deployments with the same content give the same text, so it holds no ids of reports, nor whose chat thread
 * an AI widget last had.
 */
export function promotedContentOf(workspace: WorkspaceContent, workbook: WorkbookRecord): string {
  const reports = new Map(reportsOf(workspace, workbook.id).map((report) => [report.id, canonicalJson(reportContentOf(report))]));
  const { name, meta, dashboard } = workbook;
  return canonicalJson({
    name,
    meta,
    dashboard: dashboard && {
      title: dashboard.title ?? null,
      description: dashboard.description ?? null,
      config: mapReportIds(withoutThreads(dashboard.config), (id) => reports.get(id) ?? null),
    },
    reports: [...reports.values()].sort(),
  });
}

/** The reports of a workbook, oldest first. */
export function reportsOf({ reports }: WorkspaceContent, workbookId: number): readonly ReportRecord[] {
  return reports.values().filter((report) => report.workbookId === workbookId);
}

export function reportContentOf({ name, title, description, jsonQuery, sqlQuery, meta, pivotItems }: ReportRecord) {
  return { name, title, description, jsonQuery, sqlQuery, meta, pivotItems };
}

/** The config with something else for each report that a widget shows. */
export function mapReportIds(config: DashboardConfig, toOther: (reportId: number) => unknown): DashboardConfig {
  return mapWidgets(config, (widget) => {
    const reportId = widget.config?.reportId;
    return typeof reportId === 'number' ? { ...widget, config: { ...widget.config, reportId: toOther(reportId) } } : widget;
  });
}

/** The config with the chat threads that the widgets of another one had, if any. */
export function withThreadsOf(config: DashboardConfig, other: DashboardConfig | undefined): DashboardConfig {
  const kept = new Map(other?.widgets?.map(({ id, config: held }) => [id, held]));
  return mapWidgets(config, (widget) => {
    if (widget.type !== 'AI') return widget;
    const { threadId = null, checksum = null } = kept.get(widget.id) ?? {};
    return { ...widget, config: { ...widget.config, threadId, checksum } };
  });
}

function withoutThreads(config: DashboardConfig): DashboardConfig {
  return withThreadsOf(config, undefined);
}

function mapWidgets({ widgets = null, ...config }: DashboardConfig, change: (widget: DashboardWidget) => DashboardWidget): DashboardConfig {
  return { ...config, widgets: widgets === null ? null : widgets.map(change) };
}
