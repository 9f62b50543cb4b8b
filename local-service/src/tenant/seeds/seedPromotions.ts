import { createTable } from '../Table.js';
import { dayMs } from '../times.js';
import { promotedContentOf, reportsOf } from '../workspace/promotedContent.js';
import type { PromotionLinkRecord, PromotionRecord, WorkbookRecord, Workspace, WorkspaceContent } from '../workspace/Workspace.js';

/**
 * Staging workbooks that were promoted to production, each several times. One destination was edited since, and one
 * was deleted.
 */
export function seedPromotions(now: number, content: WorkspaceContent): Pick<Workspace, 'promotionLinks' | 'promotions'> {
  const promotionLinks = createTable<PromotionLinkRecord>();
  const promotions = createTable<PromotionRecord>();
  const find = (deploymentId: number, name: string): WorkbookRecord | undefined =>
    content.workbooks.values().find((workbook) => workbook.deploymentId === deploymentId && workbook.name === name);

  for (const { name, times, state } of promoted) {
    const source = find(2, name);
    const target = find(1, name);
    if (source === undefined) continue;
    const link = promotionLinks.insert({
      source: { deploymentId: 2, workbookId: source.id },
      target: { deploymentId: 1, workbookId: state === 'deleted' ? deletedWorkbookId : (target?.id ?? deletedWorkbookId) },
      promotedContent: state === 'in-step' && target !== undefined ? promotedContentOf(content, target) : '',
      reportIds: pairReports(content, source, target),
    });
    for (let round = 0; round < times; round += 1) {
      promotions.insert(newPromotion(link.id, now - (times - round) * 7 * dayMs, round === 0, target?.dashboard?.versionId));
    }
  }
  return { promotionLinks, promotions };
}

const promoted = [
  { name: 'Daily trading', times: 6, state: 'in-step' },
  { name: 'Revenue overview', times: 3, state: 'edited' },
  { name: 'Category review', times: 2, state: 'in-step' },
  { name: 'Metric comparison', times: 1, state: 'deleted' },
] as const;

/** Oldest with oldest. */
function pairReports(
  content: WorkspaceContent,
  source: WorkbookRecord,
  target: WorkbookRecord | undefined,
): PromotionLinkRecord['reportIds'] {
  const targets = target === undefined ? [] : reportsOf(content, target.id);
  return reportsOf(content, source.id).flatMap(({ id }, index) => {
    const paired = targets[index];
    return paired === undefined ? [] : [[id, paired.id] as const];
  });
}

/** No workbook has this number, nor will one soon. */
const deletedWorkbookId = 900;

function newPromotion(linkId: number, completedAt: number, isFirst: boolean, versionId: number | undefined): Omit<PromotionRecord, 'id'> {
  return {
    linkId,
    completedAt,
    outcome: isFirst ? 'created' : 'updated',
    performedBy: { userId: 1, displayName: 'Ada', authenticationMethod: 'session', apiKeyId: null },
    overrideRequested: false,
    destinationWasDiverged: false,
    destinationChangedSincePreview: false,
    targetDashboardVersionId: versionId ?? 5000,
  };
}
