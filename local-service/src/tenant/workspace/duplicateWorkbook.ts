import type { Dashboard, DashboardConfig } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Random } from '../../random.js';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { mapReportIds, reportsOf } from './promotedContent.js';
import { newPublicId } from './publicId.js';
import { publishDashboard } from './publishDashboard.js';
import type { WorkbookRecord } from './Workspace.js';

/**
 * Copies a workbook with its reports, its draft and its published dashboard for the caller alone: its sharing stays behind, and
 * the copied dashboard may not be embedded. A `shared` copy, made by an embed session, has the published dashboard as its draft.
 */
export function duplicateWorkbook(tenant: Tenant, original: WorkbookRecord, { caller, isShared, random }: Duplication): WorkbookRecord {
  const { workspace, clock, embedding } = tenant;
  if (workspace.workbooks.values().length >= maxWorkbooks) {
    throw new ServiceFailure(400, `The plan allows ${maxWorkbooks} workbooks. Delete one first.`);
  }
  if (isShared) checkSharedCopy(original, caller);
  const now = clock();
  const copy = workspace.workbooks.insert({
    ...original,
    name: `Copy of ${original.name}`,
    ownerId: caller.user?.id ?? null,
    createdBy: caller.user?.id ?? original.createdBy,
    sharedWith: [],
    createdAt: now,
    updatedAt: now,
    lastViewedAt: null,
    isFavorite: false,
    folderId: isShared ? null : original.folderId,
    slug: null,
    dashboardDraft: null,
    dashboard: null,
  });
  const copyIds = copyReports(tenant, original, copy, random);
  const draft = isShared ? original.dashboard?.config : original.dashboardDraft;
  if (caller.kind === 'embed' && caller.embedTenantName !== undefined) {
    embedding.shares.insert({ item: { type: 'WORKBOOK', id: copy.id }, embedTenantName: caller.embedTenantName });
  }
  if (original.dashboard !== null) publishCopy(tenant, copy, { published: original.dashboard, copyIds, random });
  return workspace.workbooks.update(copy.id, { dashboardDraft: draft ? withReports(draft, copyIds) : null }) ?? copy;
}

/** A dashboard that was named after its workbook is named after the copy. */
function publishCopy(tenant: Tenant, copy: WorkbookRecord, { published, copyIds, random }: CopiedDashboard): void {
  const { title, description, config, restrictDataDownload } = published;
  const isNamedAlike = copy.name === `Copy of ${title}`;
  const dashboard = publishDashboard(tenant, copy, {
    config: withReports(config, copyIds),
    userId: copy.createdBy,
    random,
    title: isNamedAlike ? copy.name : title,
    description,
    allowEmbed: false,
  });
  tenant.workspace.workbooks.update(copy.id, { dashboard: { ...dashboard, restrictDataDownload: restrictDataDownload ?? false } });
}

interface CopiedDashboard {
  readonly published: Dashboard;
  readonly copyIds: ReadonlyMap<number, number>;
  readonly random: Random;
}

/** How many workbooks the account may have before duplicating one is refused. */
const maxWorkbooks = 100;

interface Duplication {
  readonly caller: Caller;
  /** True if it is copied out of the workspace that is shared with embed users. */
  readonly isShared: boolean;
  readonly random: Random;
}

function checkSharedCopy({ dashboard }: WorkbookRecord, caller: Caller): void {
  if (dashboard === null) throw new ServiceFailure(400, 'This workbook has no published dashboard to copy.');
  if (caller.kind !== 'embed' || !caller.isCreator)
    throw new ServiceFailure(403, 'Only the embed session of a creator can copy a shared workbook, and only in creator mode.');
}

/** Gives the copy's report by the original's. */
function copyReports(tenant: Tenant, original: WorkbookRecord, copy: WorkbookRecord, random: Random): ReadonlyMap<number, number> {
  const { reports } = tenant.workspace;
  const copied = reportsOf(tenant.workspace, original.id).map((report) => {
    const fields = { ...report, publicId: newPublicId(random), workbookId: copy.id, ownerId: copy.ownerId, createdBy: copy.createdBy };
    const { id } = reports.insert({ ...fields, sharedWith: [], createdAt: copy.createdAt, updatedAt: copy.createdAt, placements: [] });
    return [report.id, id] as const;
  });
  return new Map(copied);
}

function withReports(config: DashboardConfig, copyIds: ReadonlyMap<number, number>): DashboardConfig {
  return mapReportIds(config, (id) => copyIds.get(id) ?? id);
}
