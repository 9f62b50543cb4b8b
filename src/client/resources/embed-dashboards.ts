import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { Dashboard } from './dashboards.js';

/**
 * Gets a dashboard as it was published, for a page that embeds it. 404 where there is none or none that the caller may
 * see, 403 where it may not be embedded (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 403 a dashboard that may not be embedded; a deployment that is closed to embedding; a key for other deployments
 * @throws 404 a dashboard that is not there; a dashboard that is shared with others
 */
export function getDashboard(client: ServiceClient, { publicId }: EmbedDashboardAddress, options?: CallOptions) {
  return client.get<Dashboard>(path`/api/v1/embed/dashboard/${publicId}`, { ...options, operation: 'getDashboard' });
}

/**
 * Allows or forbids that a published dashboard is embedded. Admin only (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 403 a caller who is no admin; an embed session
 * @throws 404 a dashboard that is not there
 */
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

/**
 * Runs the Python code of a report on the dashboard, over the rows of `sqlQuery`, which includes the active filters. A run
 * that fails succeeds as a call and says so in `executionError`. 403 where the version is not in the dashboard or Python
 * is off. The result is not stored (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 400 no query
 * @throws 403 a version that is not in the dashboard; a dashboard that may not be embedded; a deployment that is closed to
 *   embedding
 * @throws 404 a dashboard that is shared with others
 */
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
  /** The `id` of the report's snapshot in `reportSnapshots` of the dashboard. */
  readonly reportVersionId: number;
  readonly sqlQuery: string;
}

export interface PythonAnalysisFilteredRun {
  readonly at: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly inputRowCount: number;
  readonly outputData?: unknown;
  /** The error of the code; `null` if it completed. */
  readonly executionError?: string | null;
}
