'use client';
import { getDashboard, postDashboardPythonRun, updateDashboardEmbedding } from '../../client/resources/embed-dashboards.js';
import { deploymentParts, workbookParts } from '../deploymentParts.js';
import { everyId } from '../queryKeys.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `getDashboard`. */
export const embedDashboardQuery = recordQuery(getDashboard);

/** Reads a published dashboard, if it may be embedded and the caller may see it. */
export const useEmbedDashboard = readHook(embedDashboardQuery);

/** Allows or forbids embedding a dashboard, then refetches it and its workbook. */
export const useUpdateDashboardEmbedding = writeHook(updateDashboardEmbedding, ({ publicId }) => [
  ['embed', 'dashboard', publicId],
  ...deploymentParts(everyId, workbookParts),
]);

/** Runs the Python of a report on a dashboard. The answer is the result; the service keeps nothing of it. */
export const useRunDashboardPython = writeHook(postDashboardPythonRun, () => []);
