'use client';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
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
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Runs `updateWorkbookDashboard`. */
export function useUpdateWorkbookDashboard(options?: WriteOptions<WorkbookDashboard, WorkbookAddress & WorkbookDashboardInput>) {
  return useResourceMutation(updateWorkbookDashboard, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `publishDashboard`. */
export function usePublishDashboard(options?: WriteOptions<Dashboard, WorkbookAddress & PublishDashboardInput>) {
  return useResourceMutation(publishDashboard, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `updatePublishedDashboardAiWidgetThread`. */
export function useUpdateDashboardAiWidgetThread(options?: WriteOptions<Dashboard, WorkbookAddress & UpdatePublishedAiWidgetThreadInput>) {
  return useResourceMutation(
    updatePublishedDashboardAiWidgetThread,
    ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']],
    options,
  );
}
