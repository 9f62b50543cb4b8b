import type { Open } from '../http/Open.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { WorkbookAddress } from './addresses.js';
import type { DashboardConfig, DashboardConfigDraftInput, DashboardConfigInput } from './dashboard-config.js';
import type { ReportSnapshot } from './report-snapshots.js';

/** (payload facts, Workbooks). */
export function updateWorkbookDashboard(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & WorkbookDashboardInput,
  options?: CallOptions,
) {
  return client.put<WorkbookDashboard>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/dashboard`, {
    ...options,
    operation: 'updateWorkbookDashboard',
    body,
  });
}

/** ([later] omitted config = publish the saved draft) (payload facts, Workbooks). */
export function publishDashboard(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & PublishDashboardInput,
  options?: CallOptions,
) {
  return client.post<Dashboard>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/publish`, {
    ...options,
    operation: 'publishDashboard',
    body,
  });
}

/** (payload facts, Workbooks). */
export function updatePublishedDashboardAiWidgetThread(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & UpdatePublishedAiWidgetThreadInput,
  options?: CallOptions,
) {
  return client.post<Dashboard>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/dashboard/ai-widget-thread`, {
    ...options,
    operation: 'updatePublishedDashboardAiWidgetThread',
    body,
  });
}

export interface WorkbookDashboardInput {
  readonly dashboardDraft?: DashboardConfigDraftInput | null | undefined;
}

export interface WorkbookDashboard {
  readonly dashboardDraft?: DashboardConfig | null;
  readonly dashboardPublished?: DashboardConfig | null;
}

export interface PublishDashboardInput {
  readonly workbookId: number;
  readonly config?: DashboardConfigInput | null | undefined;
  readonly dashboardId?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly allowEmbed?: boolean | null | undefined;
}

export interface UpdatePublishedAiWidgetThreadInput {
  readonly widgetId: string;
  readonly threadId: string;
  readonly checksum?: string | null | undefined;
}

export interface Dashboard {
  readonly id: number;
  readonly publicId: string;
  readonly deploymentId: number;
  readonly workbookId: number;
  readonly status: Open<'draft' | 'published' | 'archived'>;
  readonly allowEmbed: boolean;
  readonly config: DashboardConfig;
  readonly versionNumber: number;
  readonly versionId: number;
  readonly reportSnapshots: readonly ReportSnapshot[];
  readonly title?: string | null;
  readonly description?: string | null;
  readonly createdBy?: number | null;
  readonly fromSharedWorkspace?: boolean | null;
  readonly restrictDataDownload?: boolean | null;
  readonly useBoardDashboards?: boolean | null;
}
