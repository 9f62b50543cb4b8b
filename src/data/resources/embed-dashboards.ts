'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { Dashboard } from '../../client/resources/dashboards.js';
import {
  type DashboardEmbeddingResponse,
  type EmbedDashboardAddress,
  type EmbedPythonFilteredRunInput,
  getDashboard,
  type PythonAnalysisFilteredRun,
  postDashboardPythonRun,
  type UpdateDashboardEmbeddingInput,
  updateDashboardEmbedding,
} from '../../client/resources/embed-dashboards.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { everyId } from '../queryKeys.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `getDashboard`. */
export function embedDashboardQuery(client: ServiceClient, params: EmbedDashboardAddress) {
  return detailQuery(client, ['embed', 'dashboard', params.publicId], getDashboard, params);
}

/** Reads a published dashboard, if it may be embedded and the caller may see it. */
export function useEmbedDashboard<Data = Dashboard>(params: EmbedDashboardAddress, options?: ReadOptions<Dashboard, Data>) {
  return useRead(embedDashboardQuery(useServiceClient(), params), options);
}

/** Allows or forbids to embed a dashboard. Its workbook is read again too, in whichever deployment it is. */
export function useUpdateDashboardEmbedding(
  options?: WriteOptions<DashboardEmbeddingResponse, EmbedDashboardAddress & UpdateDashboardEmbeddingInput>,
) {
  return useResourceMutation(
    updateDashboardEmbedding,
    ({ publicId }) => [['embed', 'dashboard', publicId], ...deploymentParts(everyId, workbookParts)],
    options,
  );
}

/** Runs the Python of a report on a dashboard. The answer is the result; the service keeps nothing of it. */
export function useRunDashboardPython(
  options?: WriteOptions<PythonAnalysisFilteredRun, EmbedDashboardAddress & EmbedPythonFilteredRunInput>,
) {
  return useResourceMutation(postDashboardPythonRun, () => [], options);
}
