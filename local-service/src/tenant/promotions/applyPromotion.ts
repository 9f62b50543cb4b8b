import type { PromotionActor } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Random } from '../../random.js';
import type { MemberCaller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { newWorkbook } from '../workspace/newWorkbook.js';
import { mapReportIds, promotedContentOf, withThreadsOf } from '../workspace/promotedContent.js';
import { publishDashboard } from '../workspace/publishDashboard.js';
import type { PromotionLinkRecord, PromotionRecord, WorkbookRecord } from '../workspace/Workspace.js';
import { workbookBySlug } from '../workspace/workbookSlugs.js';
import type { PromotionPlan } from './planPromotion.js';
import { promoteReports } from './promoteReports.js';

/** Carries out a promotion that was checked, and keeps a record of it. Awaits nothing, so it happens whole. */
export function applyPromotion(tenant: Tenant, caller: MemberCaller, plan: PromotionPlan, options: ApplyOptions): PromotionRecord {
  const { destination } = plan;
  const outcome = destination === undefined ? 'created' : destination.content === plan.sourceContent ? 'unchanged' : 'updated';
  const target = destination?.workbook ?? createTarget(tenant, caller, plan);
  const { linkId, versionId } =
    outcome === 'unchanged' && destination !== undefined
      ? { linkId: destination.link.id, versionId: target.dashboard?.versionId ?? 0 }
      : copyContent(tenant, caller, plan, { target, random: options.random });
  if (outcome === 'unchanged') tenant.workspace.promotionLinks.update(linkId, { promotedContent: plan.sourceContent });
  return tenant.workspace.promotions.insert({
    linkId,
    completedAt: tenant.clock(),
    outcome,
    performedBy: actorOf(caller),
    overrideRequested: options.isOverride,
    destinationWasDiverged: destination?.isDiverged ?? false,
    destinationChangedSincePreview: options.isDestinationChanged,
    targetDashboardVersionId: versionId,
  });
}

interface ApplyOptions {
  readonly isOverride: boolean;
  readonly isDestinationChanged: boolean;
  readonly random: Random;
}

function actorOf({ kind, user, apiKeyId }: MemberCaller): PromotionActor {
  return { userId: user.id, displayName: user.firstName ?? user.email, authenticationMethod: kind, apiKeyId: apiKeyId ?? null };
}

/** The slug comes along where it is free, and is the destination's own from then on. */
function createTarget(
  tenant: Tenant,
  caller: MemberCaller,
  { source, targetDeploymentId: deploymentId, targetFolder: folder }: PromotionPlan,
): WorkbookRecord {
  const isSlugFree = source.slug !== null && workbookBySlug(tenant.workspace, deploymentId, source.slug) === undefined;
  const slug = isSlugFree ? source.slug : null;
  return tenant.workspace.workbooks.insert(
    newWorkbook(tenant, caller, { deploymentId, folder, name: source.name, meta: source.meta, slug }),
  );
}

/** Makes the target what the source is; its sharing, folder, slug and `allowEmbed` stay. */
function copyContent(
  tenant: Tenant,
  { user }: MemberCaller,
  { source, destination }: PromotionPlan,
  { target, random }: CopyTarget,
): CopiedContent {
  const { workspace } = tenant;
  if (source.dashboard === null) throw new ServiceFailure(400, 'Publish the dashboard of this workbook before promoting it.');
  const reportIds = promoteReports(tenant, { source, target, earlier: destination?.link.reportIds ?? [], userId: user.id, random });
  const targetIds = new Map(reportIds);
  const config = withThreadsOf(
    mapReportIds(source.dashboard.config, (id) => targetIds.get(id) ?? null),
    target.dashboard?.config,
  );
  const renamed = workspace.workbooks.update(target.id, { name: source.name, meta: source.meta }) ?? target;
  const { title, description } = source.dashboard;
  const { versionId } = publishDashboard(tenant, renamed, { config, title, description, userId: user.id, random });
  const link = putLink(tenant, { source, target, reportIds, link: destination?.link });
  return { linkId: link.id, versionId };
}

interface CopyTarget {
  readonly target: WorkbookRecord;
  readonly random: Random;
}

interface CopiedContent {
  readonly linkId: number;
  readonly versionId: number;
}

function putLink({ workspace }: Tenant, { source, target, reportIds, link }: PromotedPair): PromotionLinkRecord {
  const promotedContent = promotedContentOf(workspace, workspace.workbooks.find(target.id) ?? target);
  const ends = {
    source: { deploymentId: source.deploymentId, workbookId: source.id },
    target: { deploymentId: target.deploymentId, workbookId: target.id },
  };
  const updated = link && workspace.promotionLinks.update(link.id, { promotedContent, reportIds });
  return updated ?? workspace.promotionLinks.insert({ ...ends, promotedContent, reportIds });
}

interface PromotedPair {
  readonly source: WorkbookRecord;
  readonly target: WorkbookRecord;
  readonly reportIds: PromotionLinkRecord['reportIds'];
  readonly link: PromotionLinkRecord | undefined;
}
