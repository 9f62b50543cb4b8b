import type { JsonObject } from '../chat-stream/QueryRows.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress, WorkbookAddress } from './addresses.js';
import { refuse } from './checks/checks.js';
import type { DashboardConfig } from './dashboard-config.js';
import type { Dashboard } from './dashboards.js';
import type { ResourceOwner } from './users.js';
import type { WorkbookPromotionSummary } from './workbook-promotions.js';
import type { ItemType, WorkspaceFolderPathEntry } from './workspace-items.js';

/**
 * Lists the workbooks of a deployment, or of one folder if `folderId` is given (docs/contract/dashboards.md#workbooks).
 * @throws 403 if the caller has no access to the folder, or the API key does not cover the deployment
 * @throws 404 if the folder does not exist
 */
export const getWorkbooks = listOperation<GetWorkbooksParams, Workbook>('getWorkbooks', '/api/v1/deployments/{deploymentId}/workbooks');

/**
 * Creates a workbook, by default at the root (docs/contract/dashboards.md#workbooks).
 * @throws 400 if the name is empty
 * @throws 403 if the caller can only read the folder, or uses an embed session
 * @throws 404 if the folder does not exist
 */
export const createWorkbook = operation<DeploymentAddress & CreateWorkbookInput, Workbook>(
  'createWorkbook',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks',
);

/**
 * Changes the workbook of this slug, or creates one. The slug is trimmed and lowercased; `meta` is merged into what
 * is there. A 409 with the code `upsert_branch_changed` means that someone else wrote in the same moment: send it again
 * (docs/contract/dashboards.md#workbooks).
 * @throws 403 if the caller can only read the workbook
 * @throws 404 if the folder does not exist
 * @throws 409 if another write happens at the same time
 */
export const upsertWorkbookBySlug = operation<WorkbookSlugAddress & CreateWorkbookInput, Workbook>(
  'upsertWorkbookBySlug',
  'PUT',
  '/api/v1/deployments/{deploymentId}/workbooks/by-slug/{slug}',
  { check: ({ slug }, operation) => checkSlug(slug, operation) },
);

/**
 * Gets one workbook, with draft and published dashboard (docs/contract/dashboards.md#workbooks).
 * @throws 403 if the caller has no access to the workbook
 * @throws 404 if the workbook does not exist or belongs to another deployment
 */
export const getWorkbook = operation<WorkbookAddress, Workbook>(
  'getWorkbook',
  'GET',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}',
);

/**
 * Changes the given fields of a workbook and returns nothing. `meta` replaces the stored value; `folderId: null` moves the
 * workbook to the root. Fails with 409 if another workbook of the deployment has the slug, unless `slugTakeover` is set
 * (docs/contract/dashboards.md#workbooks).
 * @throws 403 if the caller can only read the workbook, or cannot edit the workbook that the slug is taken from
 * @throws 404 if the workbook or folder does not exist
 * @throws 409 if another workbook has the slug
 */
export const updateWorkbook = operation<WorkbookAddress & UpdateWorkbookInput, void>(
  'updateWorkbook',
  'PUT',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}',
  { check: ({ slug }, operation) => checkSlug(slug, operation) },
);

/**
 * Deletes a workbook with its dashboard (docs/contract/dashboards.md#workbooks).
 * @throws 403 if the caller can only read the workbook
 * @throws 404 if the workbook does not exist
 */
export const deleteWorkbook = operation<WorkbookAddress, void>(
  'deleteWorkbook',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}',
);

/**
 * Copies a workbook, without its sharing and its embedding permission. Fails with 400 at the plan's limit of workbooks,
 * and for `shared` without a published dashboard; with 403 for `shared` outside creator mode (docs/contract/dashboards.md#workbooks).
 * @throws 400 if the plan allows no more workbooks, or a shared copy is requested without a published dashboard
 * @throws 403 if a shared copy is requested outside creator mode
 * @throws 404 if the workbook does not exist
 */
export const duplicateWorkbook = operation<WorkbookAddress & DuplicateWorkbookInput, Workbook>(
  'duplicateWorkbook',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/duplicate',
);

/** The filters of the workbooks. */
export interface GetWorkbooksParams extends DeploymentAddress, CursorParams {
  /** Only workbooks in this folder. */
  readonly folderId?: number | null | undefined;
}

/** A workbook of a deployment (docs/contract/dashboards.md#workbooks). */
export interface Workbook {
  readonly id: number;
  readonly name: string;
  readonly deploymentId: number;
  /** Tells workbooks from other items of a workspace. */
  readonly type: Extract<ItemType, 'WORKBOOK'>;
  /** Data of the host, kept as it was sent. */
  readonly meta: JsonObject;
  /** The fields that users defined in the workbook. The contract does not specify their form. */
  readonly calculatedFields: JsonObject;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The id of the user who created it. */
  readonly createdBy?: number;
  /** The id of the owner. */
  readonly userId?: number | null;
  /** The owner; `null` if it was shared from the main workspace. */
  readonly user?: ResourceOwner | null;
  /** The folder it lies in; `null` at the top level. */
  readonly folderId?: number | null;
  /** The folders it lies in, the root first. */
  readonly folderPath?: readonly WorkspaceFolderPathEntry[];
  /** True if the caller marked it as a favourite. */
  readonly isFavorite?: boolean | null;
  /** Unique in its deployment. */
  readonly slug?: string | null;
  /** The draft of its dashboard. */
  readonly dashboardDraft?: DashboardConfig | null;
  /** The published configuration of its dashboard. */
  readonly dashboardPublished?: DashboardConfig | null;
  /** The published dashboard with its reports. */
  readonly publishedDashboard?: Dashboard | null;
  /** `null` for a workbook that was never promoted or promoted into. */
  readonly promotion?: WorkbookPromotionSummary | null;
}

/** The slug in the path of a workbook. */
export interface WorkbookSlugAddress extends DeploymentAddress {
  /** The slug, which the service trims and converts to lower case. */
  readonly slug: string;
}

/** A new workbook. */
export interface CreateWorkbookInput {
  /** The display name. */
  readonly name?: string | null | undefined;
  /** The folder it lies in. Default: the top level. */
  readonly folderId?: number | null | undefined;
  /** Data of the host. An upsert by slug merges it by key. */
  readonly meta?: JsonObject | null | undefined;
}

/** A change of a workbook. A missing field stays as it is. */
export interface UpdateWorkbookInput {
  /** The display name. */
  readonly name?: string | null | undefined;
  /** The folder to move it to; `null` is the top level. */
  readonly folderId?: number | null | undefined;
  /** Data of the host, which replaces all of the previous. */
  readonly meta?: JsonObject | null | undefined;
  /** A slug that is unique in the deployment. */
  readonly slug?: string | null | undefined;
  /** Takes the slug from the workbook that has it. */
  readonly slugTakeover?: boolean | null | undefined;
}

/** The kind of copy. */
export interface DuplicateWorkbookInput {
  /** Copies the items shared with embed users; only in creator mode. */
  readonly shared?: boolean | null | undefined;
}

function checkSlug(slug: string | null | undefined, operation: string): void {
  if (typeof slug === 'string' && slug.trim() === '') refuse({ field: 'slug', operation }, 'must not be blank');
}
