import type { MemberCaller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import type { FolderRecord, WorkbookRecord } from './Workspace.js';

/** A workbook without a dashboard; in a folder it is open to whom the folder is, else to its owner alone. */
export function newWorkbook(
  { clock }: Tenant,
  { user }: MemberCaller,
  { deploymentId, folder, ...fields }: NewWorkbook,
): Omit<WorkbookRecord, 'id'> {
  const now = clock();
  return {
    deploymentId,
    name: 'Untitled workbook',
    ownerId: user.id,
    sharedWith: folder?.sharedWith ?? [],
    createdAt: now,
    createdBy: user.id,
    updatedAt: now,
    folderId: folder?.id ?? null,
    meta: {},
    slug: null,
    isFavorite: false,
    lastViewedAt: null,
    dashboardDraft: null,
    dashboard: null,
    ...fields,
  };
}

interface NewWorkbook extends Partial<Pick<WorkbookRecord, 'name' | 'meta' | 'slug'>> {
  readonly deploymentId: number;
  readonly folder: FolderRecord | undefined;
}
