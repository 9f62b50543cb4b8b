import type { WarehouseMetricViewPreviewResultResponse, WarehouseMetricViewResult, WarehouseMetricViewRuntime } from '@parley/react/client';
import { sha256Hex } from '../promotions/sha256Hex.js';
import { toTimestamp } from '../times.js';
import { convertView } from './convertView.js';
import { catalogOf } from './dataSources.js';
import type { PreviewJob } from './previewJobs.js';
import { selectViews } from './selectViews.js';

/** What a completed preview found out. */
export async function toPreviewResult(job: PreviewJob, completedAt: number): Promise<WarehouseMetricViewPreviewResultResponse> {
  const { previewId, deploymentId, dataSourceName, buildJobId, commit, startedAt, selection, model } = job;
  const conversion = { catalog: catalogOf(dataSourceName), selection };
  const selected = selectViews(model, selection);
  const views = await Promise.all(selected.map((view) => convertView(view, conversion)));
  return {
    previewId,
    deploymentId,
    dataSourceName,
    buildJobId,
    completedAt: toTimestamp(completedAt),
    durationMs: completedAt - startedAt,
    version: 2,
    outcome: outcomeOf(views),
    sourceSha256: await sha256Hex(JSON.stringify(selected)),
    views,
    runtime,
    commit,
  };
}

function outcomeOf(views: readonly WarehouseMetricViewResult[]): 'success' | 'partial' | 'failed' {
  if (views.every(({ outcome }) => outcome === 'success')) return 'success';
  return views.every(({ outcome }) => outcome === 'failed') ? 'failed' : 'partial';
}

const runtime: WarehouseMetricViewRuntime = {
  bridgeCommit: '5d1f0c9be27a4c0e8a36f4c2b7d9e6a1f3c08b54',
  bridgeVersion: '0.9.2',
  interchangeCommit: 'c47e2a90d6b1453f9e8c0d7a6b5f4e3d2c1b0a99',
  interchangeCoreVersion: '0.4.1',
  warehouseConverterVersion: '0.3.0',
  serviceConverterVersion: '0.3.0',
  templateName: 'metric-view-v2',
  runnerVersion: '1.2.0',
  policyVersion: 3,
};
