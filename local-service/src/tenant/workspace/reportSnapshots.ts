import type { DashboardConfig, ReportSnapshot } from '@parley/react/client';
import type { Table } from '../Table.js';
import type { ReportRecord } from './Workspace.js';

/** The reports that a dashboard's widgets name, as they are when it is published. */
export function snapshotsOf(reports: Table<ReportRecord>, { deploymentId, config, versionId }: Publication): readonly ReportSnapshot[] {
  return reportIdsOf(config)
    .map((id) => reports.find(id))
    .filter((report) => report !== undefined)
    .filter((report) => report.deploymentId === deploymentId)
    .map((report, index) => toSnapshot(report, versionId * 100 + index));
}

/** In the order of the widgets, each once. */
function reportIdsOf({ widgets }: DashboardConfig): readonly number[] {
  const named = (widgets ?? []).map(({ config }) => config?.reportId).filter((id) => typeof id === 'number');
  return [...new Set(named)];
}

interface Publication {
  readonly deploymentId: number;
  readonly config: DashboardConfig;
  readonly versionId: number;
}

function toSnapshot(
  { id: reportId, publicId, name, title, description, sqlQuery, meta, version }: ReportRecord,
  id: number,
): ReportSnapshot {
  return {
    id,
    reportId,
    versionNumber: version,
    publicId,
    kind: 'table',
    name,
    title,
    description,
    spec: null,
    sqlQuery,
    meta,
    preferences: null,
    periodComparisons: null,
    fillMissingRows: null,
    isSourceReport: true,
    pythonCode: typeof meta?.pythonCode === 'string' ? meta.pythonCode : null,
  };
}
