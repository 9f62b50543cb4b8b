import { canonicalJson } from '../../json/canonicalJson.js';
import type { Random } from '../../random.js';
import { removeWhere } from '../removeWhere.js';
import type { Tenant } from '../Tenant.js';
import { reportContentOf, reportsOf } from '../workspace/promotedContent.js';
import { newPublicId } from '../workspace/publicId.js';
import type { PromotionLinkRecord, ReportRecord, WorkbookRecord } from '../workspace/Workspace.js';

/**
 * Makes the reports of the target those of the source. A report that was promoted before keeps its ids, and with them
 * its placements; one that the source no longer has goes.
 */
export function promoteReports(
  tenant: Tenant,
  { source, target, earlier, userId, random }: ReportPromotion,
): PromotionLinkRecord['reportIds'] {
  const { reports } = tenant.workspace;
  const targetIds = new Map(earlier);

  function promote(report: ReportRecord): ReportRecord {
    const content = reportContentOf(report);
    const known = reports.find(targetIds.get(report.id) ?? 0);
    if (known?.workbookId !== target.id) return reports.insert({ ...newReport(report), ...content });
    if (canonicalJson(reportContentOf(known)) === canonicalJson(content)) return known;
    return reports.update(known.id, { ...content, version: known.version + 1, updatedAt: tenant.clock() }) ?? known;
  }

  function newReport({ source: madeIn }: ReportRecord): Omit<ReportRecord, 'id' | keyof ReturnType<typeof reportContentOf>> {
    const now = tenant.clock();
    return {
      deploymentId: target.deploymentId,
      workbookId: target.id,
      folderId: null,
      publicId: newPublicId(random),
      ownerId: userId,
      sharedWith: target.sharedWith,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      source: madeIn,
      version: 1,
      refreshedBy: userId,
      lastViewedAt: null,
      placements: [],
    };
  }

  const promoted = reportsOf(tenant.workspace, source.id).map((report) => [report.id, promote(report).id] as const);
  const kept = promoted.map(([, id]) => id);
  removeWhere(reports, ({ id, workbookId }) => workbookId === target.id && !kept.includes(id));
  return promoted;
}

interface ReportPromotion {
  readonly source: WorkbookRecord;
  readonly target: WorkbookRecord;
  readonly earlier: PromotionLinkRecord['reportIds'];
  readonly userId: number;
  readonly random: Random;
}
