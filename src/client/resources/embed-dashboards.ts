import { operation } from '../http/operation.js';
import type { Dashboard } from './dashboards.js';

/**
 * Returns the published version of a dashboard, for a page that embeds it. 404 if there is none or none that the caller may
 * see, 403 if it may not be embedded (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 403 if the dashboard cannot be embedded, the deployment does not allow embedding, or the API key does not cover the deployment
 * @throws 404 if the dashboard does not exist or is only shared with others
 */
export const getDashboard = operation<EmbedDashboardAddress, Dashboard>('getDashboard', 'GET', '/api/v1/embed/dashboard/{publicId}');

/**
 * Allows or forbids that a published dashboard is embedded. Admin only (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the dashboard does not exist
 */
export const updateDashboardEmbedding = operation<EmbedDashboardAddress & UpdateDashboardEmbeddingInput, DashboardEmbeddingResponse>(
  'updateDashboardEmbedding',
  'PATCH',
  '/api/v1/embed/dashboard/{publicId}',
);

/**
 * Runs the Python code of a report on the dashboard, over the rows of `sqlQuery`, which includes the active filters. A run
 * that fails succeeds as a call and says so in `executionError`. 403 if the version is not in the dashboard or Python
 * is off. The result is not stored (docs/contract/dashboards.md#embedded-dashboards).
 * @throws 400 if the query is empty
 * @throws 403 if the version is not in the dashboard, the dashboard cannot be embedded, or the deployment does not allow embedding
 * @throws 404 if the dashboard is only shared with others
 */
export const postDashboardPythonRun = operation<EmbedDashboardAddress & EmbedPythonFilteredRunInput, PythonAnalysisFilteredRun>(
  'postDashboardPythonRun',
  'POST',
  '/api/v1/embed/dashboard/{publicId}/python-run',
);

/** The id in the path of an embedded dashboard. */
export interface EmbedDashboardAddress {
  /** The public id of the dashboard, which the id of its workbook does not reveal. */
  readonly publicId: string;
}

/** The setting that allows or forbids embedding. */
export interface UpdateDashboardEmbeddingInput {
  /** True if the dashboard may be embedded. */
  readonly allowEmbed: boolean;
}

/** A dashboard, and its permission to be embedded. */
export interface DashboardEmbeddingResponse {
  /** The public id of the dashboard. */
  readonly publicId: string;
  /** True if the dashboard may be embedded. */
  readonly allowEmbed: boolean;
}

/** The report whose Python code runs, and its rows. */
export interface EmbedPythonFilteredRunInput {
  /** The id of the report. */
  readonly reportId: number;
  /** The `id` of the report's snapshot in `reportSnapshots` of the dashboard. */
  readonly reportVersionId: number;
  /** The query whose rows the code reads. */
  readonly sqlQuery: string;
}

/** The output of Python code. */
export interface PythonAnalysisFilteredRun {
  /** The time of the run. */
  readonly at: string;
  /** The text that the code printed. */
  readonly stdout: string;
  /** The text that the code printed as errors. */
  readonly stderr: string;
  /** The number of rows that the code read. */
  readonly inputRowCount: number;
  /** The result of the code. */
  readonly outputData?: unknown;
  /** The error of the code; `null` if it completed. */
  readonly executionError?: string | null;
}
