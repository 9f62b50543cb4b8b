import type { PromotionReference, WorkbookPromotion, WorkbookPromotionSummary } from '@parley/react/client';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { toTimestamp } from '../times.js';
import type { PromotedWorkbook, PromotionLinkRecord, PromotionRecord, WorkbookRecord, Workspace } from './Workspace.js';
import { canRead } from './workspaceAccess.js';

/** The other end of a promotion; `unavailable`, and nothing more, once it is deleted and for whoever may not read it. */
export function toReference(tenant: Tenant, caller: Caller, { deploymentId, workbookId }: PromotedWorkbook): PromotionReference {
  const workbook = tenant.workspace.workbooks.find(workbookId);
  if (workbook === undefined || workbook.deploymentId !== deploymentId || !canRead(tenant, caller, workbook)) {
    return { availability: 'unavailable', deploymentId: null, workbookId: null, name: null };
  }
  return { availability: 'available', deploymentId, workbookId, name: workbook.name };
}

export function toPromotion(tenant: Tenant, caller: Caller, { completedAt, ...promotion }: PromotionRecord): WorkbookPromotion {
  const link = tenant.workspace.promotionLinks.find(promotion.linkId);
  return {
    ...promotion,
    completedAt: toTimestamp(completedAt),
    source: link ? toReference(tenant, caller, link.source) : null,
    target: link ? toReference(tenant, caller, link.target) : null,
  };
}

/** Where the workbook came from, or, where it came from nowhere, how it was promoted last; `null` for neither. */
export function promotionSummaryOf(
  tenant: Tenant,
  caller: Caller,
  { id: workbookId, deploymentId }: WorkbookRecord,
): WorkbookPromotionSummary | null {
  const { workspace } = tenant;
  const workbook = { workbookId, deploymentId };
  const incoming = linkInto(workspace, workbookId);
  const link = incoming ?? workspace.promotionLinks.values().findLast(({ source }) => source.workbookId === workbookId);
  if (link === undefined) return null;
  const promotions = workspace.promotions.values().filter(({ linkId }) => linkId === link.id);
  const [first, last] = [promotions[0], promotions.at(-1)];
  return {
    linkId: link.id,
    parent: toReference(tenant, caller, incoming?.source ?? workbook),
    origin: toReference(tenant, caller, originOf(workspace, workbook)),
    firstPromotion: first ? toPromotion(tenant, caller, first) : null,
    lastPromotion: last ? toPromotion(tenant, caller, last) : null,
  };
}

/** The first of the workbooks that were promoted one into the other. A promotion never leads into one of them again. */
function originOf(workspace: Workspace, workbook: PromotedWorkbook): PromotedWorkbook {
  const incoming = linkInto(workspace, workbook.workbookId);
  return incoming === undefined ? workbook : originOf(workspace, incoming.source);
}

/** A workbook is the destination of at most one other. */
function linkInto({ promotionLinks }: Workspace, workbookId: number): PromotionLinkRecord | undefined {
  return promotionLinks.values().find(({ target }) => target.workbookId === workbookId);
}
