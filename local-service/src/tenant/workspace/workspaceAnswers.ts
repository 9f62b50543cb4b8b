import type { Folder, Workbook } from '@parley/react/client';
import type { Caller } from '../callers/Caller.js';
import { ownerOf } from '../people/People.js';
import type { Tenant } from '../Tenant.js';
import { toTimestamp } from '../times.js';
import { promotionSummaryOf } from './promotionAnswers.js';
import type { FolderRecord, WorkbookRecord } from './Workspace.js';
import { folderPathOf } from './workspaceTree.js';

/** A folder as answers show it. Embed sessions see no owners. */
export function toFolder({ people, workspace }: Tenant, caller: Caller, folder: FolderRecord): Folder {
  const { id, name, position, deploymentId, parentId, createdBy, updatedBy } = folder;
  return {
    id,
    name,
    position,
    deploymentId,
    type: 'FOLDER',
    createdAt: toTimestamp(folder.createdAt),
    updatedAt: toTimestamp(folder.updatedAt),
    parentId,
    createdBy,
    updatedBy,
    user: caller.kind === 'embed' ? null : ownerOf(people, folder.ownerId),
    folderPath: folderPathOf(workspace, parentId),
  };
}

/** A workbook as answers show it. Embed sessions see no owners. */
export function toWorkbook(tenant: Tenant, caller: Caller, workbook: WorkbookRecord): Workbook {
  const { id, name, deploymentId, meta, createdBy, ownerId, folderId, isFavorite, slug, dashboardDraft, dashboard } = workbook;
  const isOwnerShown = caller.kind !== 'embed';
  return {
    id,
    name,
    deploymentId,
    type: 'WORKBOOK',
    meta,
    calculatedFields: {},
    createdAt: toTimestamp(workbook.createdAt),
    updatedAt: toTimestamp(workbook.updatedAt),
    createdBy,
    userId: isOwnerShown ? ownerId : null,
    user: isOwnerShown ? ownerOf(tenant.people, ownerId) : null,
    folderId,
    folderPath: folderPathOf(tenant.workspace, folderId),
    isFavorite,
    slug,
    dashboardDraft,
    dashboardPublished: dashboard?.config ?? null,
    publishedDashboard: dashboard,
    promotion: promotionSummaryOf(tenant, caller, workbook),
  };
}
