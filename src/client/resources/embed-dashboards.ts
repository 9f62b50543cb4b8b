import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { Dashboard } from './dashboards.js';

/** 404 missing or not visible; 403 embedding not permitted (payload facts, Embed). */
export function getDashboard(client: ServiceClient, { publicId }: EmbedDashboardAddress, options?: CallOptions) {
  return client.get<Dashboard>(path`/api/v1/embed/dashboard/${publicId}`, { ...options, operation: 'getDashboard' });
}

/** 404. Admin only (payload facts, Embed). */
export function updateDashboardEmbedding(
  client: ServiceClient,
  { publicId, ...body }: EmbedDashboardAddress & UpdateDashboardEmbeddingInput,
  options?: CallOptions,
) {
  return client.patch<DashboardEmbeddingResponse>(path`/api/v1/embed/dashboard/${publicId}`, {
    ...options,
    operation: 'updateDashboardEmbedding',
    body,
  });
}

/** 403 version not a snapshot of this dashboard, or feature off. Result not stored (payload facts, Embed). */
export function postDashboardPythonRun(
  client: ServiceClient,
  { publicId, ...body }: EmbedDashboardAddress & EmbedPythonFilteredRunInput,
  options?: CallOptions,
) {
  return client.post<PythonAnalysisFilteredRun>(path`/api/v1/embed/dashboard/${publicId}/python-run`, {
    ...options,
    operation: 'postDashboardPythonRun',
    body,
  });
}

export interface EmbedDashboardAddress {
  readonly publicId: string;
}

export interface UpdateDashboardEmbeddingInput {
  readonly allowEmbed: boolean;
}

export interface DashboardEmbeddingResponse {
  readonly publicId: string;
  readonly allowEmbed: boolean;
}

export interface EmbedPythonFilteredRunInput {
  readonly reportId: number;
  readonly reportVersionId: number;
  readonly sqlQuery: string;
}

export interface PythonAnalysisFilteredRun {
  readonly at: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly inputRowCount: number;
  readonly outputData?: unknown;
  readonly executionError?: string | null;
}
