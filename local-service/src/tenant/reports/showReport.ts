import type { Report, ReportPlacement, ResourceOwner } from '@parley/react/client';
import type { Caller } from '../callers/Caller.js';
import { ownerOf, type People } from '../people/People.js';
import type { Tenant } from '../Tenant.js';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import type { PlacementRecord, ReportRecord } from '../workspace/Workspace.js';
import { canEdit, canManage } from '../workspace/workspaceAccess.js';
import { folderPathOf } from '../workspace/workspaceTree.js';
import { queryChecksumOf, syncStatusOf } from './queryChecksum.js';
import { rolesWithAccess } from './rolesWithAccess.js';

/** A report as answers show it to this caller. */
export function showReport(tenant: Tenant, caller: Caller, report: ReportRecord): Report {
  const { ownerId, sharedWith: _, lastViewedAt: __, placements, createdAt, updatedAt, ...fields } = report;
  const userId = ownerId ?? report.createdBy;
  const mayManage = canManage(tenant, caller, report);
  const lastPlacement = placements.at(-1);
  return {
    ...fields,
    type: 'REPORT',
    userId,
    user: personOf(tenant.people, userId),
    refreshedByUser: personOf(tenant.people, report.refreshedBy),
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(updatedAt),
    folderPath: folderPathOf(tenant.workspace, report.folderId),
    canEdit: canEdit(tenant, caller, report),
    canManage: mayManage,
    rolesWithAccess: mayManage ? rolesWithAccess(tenant, report) : null,
    currentQueryChecksum: queryChecksumOf(report),
    externalWorkbookPlacements: placements.map((placement) => showPlacement(report, placement)),
    externalWorkbookId: lastPlacement?.externalWorkbookId ?? null,
    resultLocation: lastPlacement?.resultLocation ?? null,
    endResultCell: lastPlacement?.endResultCell ?? null,
  };
}

function showPlacement(report: ReportRecord, placement: PlacementRecord): ReportPlacement {
  const { externalWorkbookId: workbookId, placedAt, refreshedAt, ...fields } = placement;
  return {
    ...fields,
    workbookId,
    placedAt: toTimestamp(placedAt),
    refreshedAt: toOptionalTimestamp(refreshedAt),
    syncStatus: syncStatusOf(report, placement),
  };
}

/** A report outlives its people, and is never shown without one. */
function personOf(people: People, userId: number): ResourceOwner {
  return ownerOf(people, userId) ?? { id: userId, email: '', firstName: null, picture: null };
}
