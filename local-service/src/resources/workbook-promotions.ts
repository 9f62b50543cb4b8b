import type { WorkbookPromotion } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { byId, newestFirst, pageOf } from '../http/pageOf.js';
import { canonicalJson } from '../json/canonicalJson.js';
import { createRandom } from '../random.js';
import { requireMember } from '../tenant/callers/guards.js';
import { applyPromotion } from '../tenant/promotions/applyPromotion.js';
import { checkPromotion, hashesOf } from '../tenant/promotions/checkPromotion.js';
import { createReplays } from '../tenant/promotions/createReplays.js';
import { planPromotion, requireTargetDeployment } from '../tenant/promotions/planPromotion.js';
import { reportsOf } from '../tenant/workspace/promotedContent.js';
import { promotionSummaryOf, toPromotion, toReference } from '../tenant/workspace/promotionAnswers.js';
import type { WorkbookRecord } from '../tenant/workspace/Workspace.js';
import { requireItem } from '../tenant/workspace/workspaceAccess.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Promotions of workbooks from one deployment to another (docs/contract/promotion.md#operations). */
export function workbookPromotionsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { workbooks, promotions, promotionLinks } = tenant.workspace;
  const random = createRandom(tenant.seed + 33, tenant.state.cell('drawn for promotions', 0));
  const replays = createReplays<WorkbookPromotion>(tenant);
  const routes = new Hono<ManagementEnv>();

  function addressOf(context: ManagementContext): { readonly deploymentId: number; readonly workbookId: number } {
    return { deploymentId: pathId(context, 'deploymentId'), workbookId: pathId(context, 'workbookId') };
  }

  function requireWorkbook(context: ManagementContext): WorkbookRecord {
    const { deploymentId, workbookId: id } = addressOf(context);
    return requireItem(tenant, workbooks, { caller: requireMember(context.get('caller')), deploymentId, id, to: 'read' });
  }

  routes.on(...routeOf('previewWorkbookPromotion'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { targetFolderId = null, ...request } = await readInput(context, 'previewWorkbookPromotion');
    const plan = planPromotion(tenant, caller, { ...request, targetFolderId });
    const hashes = await hashesOf(plan);
    return context.json({
      targetDeploymentId: plan.targetDeploymentId,
      targetWorkbookId: plan.destination?.workbook.id ?? null,
      destinationWasDiverged: plan.destination?.isDiverged ?? false,
      reportCount: reportsOf(tenant.workspace, plan.source.id).length,
      sourceHash: hashes.source,
      destinationHash: hashes.destination,
    });
  });

  routes.on(...routeOf('promoteWorkbook'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { idempotencyKey, override, targetFolderId = null, ...input } = await readInput(context, 'promoteWorkbook');
    const { expectedSourceHash: source, expectedDestinationHash: destination, ...address } = input;
    // `null` means that the destination must not exist. If the hash is omitted, it is not compared.
    const expected = { source, destination };
    const isOverride = override ?? false;
    const request = { ...address, targetFolderId };
    requireTargetDeployment(tenant, caller, request);
    const attempt = { key: `${caller.user.id} ${idempotencyKey}`, request: canonicalJson({ ...request, expected, isOverride }) };
    const earlier = replays.find(attempt);
    if (earlier !== undefined) return context.json(earlier);

    const hashed = planPromotion(tenant, caller, request);
    const hashes = await hashesOf(hashed);

    // Others may have come first meanwhile. From here on nothing is awaited.
    const answered = replays.find(attempt);
    if (answered !== undefined) return context.json(answered);
    const plan = planPromotion(tenant, caller, request);
    const isDestinationChanged = checkPromotion(plan, { hashed, hashes, expected, isOverride });
    const promotion = applyPromotion(tenant, caller, plan, { isOverride, isDestinationChanged, random });
    return context.json(replays.keep(attempt, toPromotion(tenant, caller, promotion)));
  });

  routes.on(...routeOf('getWorkbookPromotion'), (context) =>
    context.json({ promotion: promotionSummaryOf(tenant, context.get('caller'), requireWorkbook(context)) }),
  );

  routes.on(...routeOf('getWorkbookPromotions'), (context) => {
    const { id } = requireWorkbook(context);
    const linkIds = promotionLinks
      .values()
      .filter(({ source, target }) => source.workbookId === id || target.workbookId === id)
      .map((link) => link.id);
    const history = promotions.values().filter(({ linkId }) => linkIds.includes(linkId));
    const { items, pageInfo } = pageOf(history, readQuery(context, 'getWorkbookPromotions'), newestFirst);
    return context.json({ items: items.map((promotion) => toPromotion(tenant, context.get('caller'), promotion)), pageInfo });
  });

  routes.on(...routeOf('getWorkbookPromotionLinks'), (context) => {
    const { id } = requireWorkbook(context);
    const links = promotionLinks.values().filter(({ source }) => source.workbookId === id);
    const { items, pageInfo } = pageOf(links, readQuery(context, 'getWorkbookPromotionLinks'), byId);
    const shown = items.map((link) => ({ id: link.id, target: toReference(tenant, context.get('caller'), link.target) }));
    return context.json({ items: shown, pageInfo });
  });

  return routes;
}
