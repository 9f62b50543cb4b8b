'use client';
import type { DeploymentAddress, WorkbookAddress } from '../../client/resources/addresses.js';
import {
  type Dashboard,
  type PublishDashboardInput,
  publishDashboard,
  type UpdatePublishedAiWidgetThreadInput,
  updatePublishedDashboardAiWidgetThread,
  updateWorkbookDashboard,
  type WorkbookDashboard,
  type WorkbookDashboardInput,
} from '../../client/resources/dashboards.js';
import type { ResourcePath } from '../queryKeys.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { pathsShowingItems } from './workspacePaths.js';

/** Saves the draft of a dashboard. Reads its workbook again, with the lists that show it. */
export function useUpdateWorkbookDashboard(options?: WriteOptions<WorkbookDashboard, WorkbookAddress & WorkbookDashboardInput>) {
  return useResourceMutation(updateWorkbookDashboard, pathsShowing, options);
}

/** Publishes a dashboard. Reads its workbook again, with the lists and the embedded dashboards that show it. */
export function usePublishDashboard(options?: WriteOptions<Dashboard, DeploymentAddress & PublishDashboardInput>) {
  return useResourceMutation(publishDashboard, pathsShowing, options);
}

/** Notes which chat thread an AI widget shows. Reads the published dashboard again wherever it is shown. */
export function useUpdateDashboardAiWidgetThread(options?: WriteOptions<Dashboard, WorkbookAddress & UpdatePublishedAiWidgetThreadInput>) {
  return useResourceMutation(updatePublishedDashboardAiWidgetThread, pathsShowing, options);
}

function pathsShowing({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return pathsShowingItems(deploymentId, ['WORKBOOK']);
}
