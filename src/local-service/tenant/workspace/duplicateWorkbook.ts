import type { DashboardConfig } from '../../../client/resources/dashboard-config.js';
import type { Caller } from '../../access/Caller.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Random } from '../../random.js';
import { mapReportIds, reportsOf } from '../promotions/promotedContent.js';
import type { Tenant } from '../Tenant.js';
import { newPublicId } from './publicId.js';
import type { WorkbookRecord } from './Workspace.js';

/**
 * Copies a workbook with its reports for the caller alone: neither its sharing nor its published dashboard with
 * `allowEmbed`. A `shared` copy, made by an embed session, begins with the published dashboard as its draft.
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
    name: `${original.name} (copy)`,
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
  return workspace.workbooks.update(copy.id, { dashboardDraft: draft ? withReports(draft, copyIds) : null }) ?? copy;
}

/** How many workbooks the account may have before duplicating one is refused. */
const maxWorkbooks = 100;

interface Duplication {
  readonly caller: Caller;
  /** Whether it is copied out of the workspace that is shared with embed users. */
  readonly isShared: boolean;
  readonly random: Random;
}

function checkSharedCopy({ dashboard }: WorkbookRecord, caller: Caller): void {
  if (dashboard === null) throw new ServiceFailure(400, 'This workbook has no published dashboard to copy.');
  if (caller.kind !== 'embed' || !caller.isCreator)
    throw new ServiceFailure(403, 'A shared workbook is copied in creator mode only, by the embed session of a creator.');
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
