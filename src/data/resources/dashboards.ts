'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { publishDashboard, updatePublishedDashboardAiWidgetThread, updateWorkbookDashboard } from '../../client/resources/dashboards.js';
import type { ResourcePath } from '../queryKeys.js';
import { writeHook } from '../useResourceMutation.js';
import { pathsShowingItems } from './workspacePaths.js';

/** Saves the draft of a dashboard, then refetches its workbook and the lists that show it. */
export const useUpdateWorkbookDashboard = writeHook(updateWorkbookDashboard, pathsShowing);

/** Publishes a dashboard, then refetches its workbook and the lists and embedded dashboards that show it. */
export const usePublishDashboard = writeHook(publishDashboard, pathsShowing);

/** Sets which chat thread an AI widget shows, then refetches the published dashboard. */
export const useUpdateDashboardAiWidgetThread = writeHook(updatePublishedDashboardAiWidgetThread, pathsShowing);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK']);
}
