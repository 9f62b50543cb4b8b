import { operation } from '../http/operation.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress, WorkbookAddress } from './addresses.js';
import { checkDashboardConfig } from './checks/checkDashboardConfig.js';
import type { DashboardConfig, DashboardConfigDraftInput, DashboardConfigInput } from './dashboard-config.js';
import type { ReportSnapshot } from './report-snapshots.js';

/**
 * Saves the draft of a workbook's dashboard; the published version does not change. Widgets without an id are given one
 * (docs/contract/dashboards.md#dashboards).
 * @throws 400 if a widget has no position, or two widgets have the same id
 * @throws 403 if the caller can only read the workbook
 * @throws 404 if the workbook does not exist
 */
export const updateWorkbookDashboard = operation<WorkbookAddress & WorkbookDashboardInput, WorkbookDashboard>(
  'updateWorkbookDashboard',
  'PUT',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/dashboard',
  { check: ({ dashboardDraft }, operation) => checkDashboardConfig(dashboardDraft, 'dashboardDraft', operation) },
);

/**
 * Publishes a dashboard as the next version, under the `publicId` it has. Without a `config`, newer builds publish the
 * saved draft (docs/contract/dashboards.md#dashboards).
 * @throws 400 if there is neither a config nor a draft
 * @throws 403 if the caller can only read the workbook
 * @throws 404 if the workbook does not exist, or the dashboard belongs to another workbook
 */
export const publishDashboard = operation<DeploymentAddress & PublishDashboardInput, Dashboard>(
  'publishDashboard',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/publish',
  { check: ({ config }, operation) => checkDashboardConfig(config, 'config', operation), send: ({ deploymentId, ...body }) => ({ body }) },
);

/**
 * Stores which chat thread an AI widget of the published dashboard shows. Changes nothing else and publishes no version.
 * Fails with 404 if the widget does not exist (docs/contract/dashboards.md#dashboards).
 * @throws 400 if the thread id is empty
 * @throws 404 if the widget does not exist or is not an AI widget, or the workbook has no published dashboard
 */
export const updatePublishedDashboardAiWidgetThread = operation<WorkbookAddress & UpdatePublishedAiWidgetThreadInput, Dashboard>(
  'updatePublishedDashboardAiWidgetThread',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/dashboard/ai-widget-thread',
);

/** A change of a workbook's dashboard. */
export interface WorkbookDashboardInput {
  /** The draft to save. */
  readonly dashboardDraft?: DashboardConfigDraftInput | null | undefined;
}

/** The dashboard of a workbook: the draft and the published version. */
export interface WorkbookDashboard {
  /** The draft, if there is one. */
  readonly dashboardDraft?: DashboardConfig | null;
  /** The configuration that was published last. */
  readonly dashboardPublished?: DashboardConfig | null;
}

/** The settings of a publication. */
export interface PublishDashboardInput {
  /** Sent in the URL and in the body. */
  readonly workbookId: number;
  /** If omitted, newer builds use the saved draft. */
  readonly config?: DashboardConfigInput | null | undefined;
  /** The id of the published dashboard, if there is one. */
  readonly dashboardId?: number | null | undefined;
  /** The title of the published dashboard. */
  readonly title?: string | null | undefined;
  /** The description of the published dashboard. */
  readonly description?: string | null | undefined;
  /** True if the dashboard may be embedded. */
  readonly allowEmbed?: boolean | null | undefined;
}

/** The thread that an AI widget of a published dashboard continues. */
export interface UpdatePublishedAiWidgetThreadInput {
  /** The `id` of the widget in the published configuration. */
  readonly widgetId: string;
  /** The id of a chat thread. */
  readonly threadId: string;
  /** The checksum of the widget's data, to detect that it has changed since. */
  readonly checksum?: string | null | undefined;
}

/** A published dashboard, with the reports as they were when it was published. */
export interface Dashboard {
  readonly id: number;
  /** Stands in the address of the dashboard, and stays the same from version to version. */
  readonly publicId: string;
  readonly deploymentId: number;
  /** The id of its workbook. */
  readonly workbookId: number;
  /** The state; `published` for one that readers see. */
  readonly status: Open<'draft' | 'published' | 'archived'>;
  /** True if it may be embedded. */
  readonly allowEmbed: boolean;
  /** The published configuration. */
  readonly config: DashboardConfig;
  /** The number of the published version, which each publication increments. */
  readonly versionNumber: number;
  /** The id of the published version. */
  readonly versionId: number;
  /** The reports as they were when it was published. */
  readonly reportSnapshots: readonly ReportSnapshot[];
  /** The title above the dashboard. */
  readonly title?: string | null;
  /** A longer text about the dashboard. */
  readonly description?: string | null;
  /** The id of the user who created it. */
  readonly createdBy?: number | null;
  /** True if it was shared from the main workspace. */
  readonly fromSharedWorkspace?: boolean | null;
  /** True if pages should not offer data downloads. */
  readonly restrictDataDownload?: boolean | null;
  /** The contract does not specify its meaning. */
  readonly useBoardDashboards?: boolean | null;
}
