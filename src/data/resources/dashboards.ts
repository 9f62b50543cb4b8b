'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { publishDashboard, updatePublishedDashboardAiWidgetThread, updateWorkbookDashboard } from '../../client/resources/dashboards.js';
import type { ResourcePath } from '../queryKeys.js';
import { writeHook } from '../useResourceMutation.js';
import { pathsShowingItems } from './workspacePaths.js';

/** Saves the draft of a dashboard. Refetches its workbook and the lists that show it. */
export const useUpdateWorkbookDashboard = writeHook(updateWorkbookDashboard, pathsShowing);

/** Publishes a dashboard. Refetches its workbook, and the lists and embedded dashboards that show it. */
export const usePublishDashboard = writeHook(publishDashboard, pathsShowing);

/** Records which chat thread an AI widget shows. Refetches the published dashboard wherever it is shown. */
export const useUpdateDashboardAiWidgetThread = writeHook(updatePublishedDashboardAiWidgetThread, pathsShowing);

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK']);
}
