import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReport,
  deleteReport,
  deleteWorkbook,
  eachItem,
  getReports,
  getWorkbook,
  getWorkbookPromotion,
  getWorkbookPromotionLinks,
  getWorkbookPromotions,
  previewWorkbookPromotion,
  promoteWorkbook,
  updatePublishedDashboardAiWidgetThread,
  updateReport,
  updateWorkbook,
  type WorkbookPromotion,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { addressOf, firstKey, production, promotionOf, secondKey, staging, stagingKey } from '../support/workspace.js';

let world: ContractWorld;
beforeEach(async () => {
  world = await createContractWorld();
});

/** Never promoted in the seed. */
const fresh = 'Release smoke test';

async function promote(name = fresh, key = firstKey, change: { readonly override?: boolean } = {}): Promise<WorkbookPromotion> {
  return promoteWorkbook(world.admin, { ...(await promotionOf(world, name, key)), ...change });
}

function targetOf({ target }: WorkbookPromotion) {
  return { deploymentId: production, workbookId: target?.workbookId ?? 0 };
}

async function reportsIn({ deploymentId, workbookId }: { readonly deploymentId: number; readonly workbookId: number }) {
  return (await getReports(world.admin, { deploymentId, workbookId })).items;
}

const linesOf = <T extends { readonly name: string; readonly sqlQuery?: string | null }>(reports: readonly T[]) =>
  reports.map(({ name, sqlQuery }) => `${name}: ${sqlQuery}`).sort();

describe('a preview', () => {
  it('stores nothing', async () => {
    const source = await addressOf(world, 'Daily trading', staging);
    const before = await getWorkbookPromotions(world.admin, source);
    await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: 3 });
    expect(await getWorkbookPromotions(world.admin, source)).toEqual(before);
    expect((await getWorkbookPromotionLinks(world.admin, source)).items).toHaveLength(1);
  });

  it('returns SHA-256 hashes of the content, independent of the order of keys', async () => {
    const source = await addressOf(world, fresh, staging);
    const hashOf = async (meta: object) => {
      await updateWorkbook(world.admin, { ...source, meta: { ...meta } });
      return (await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: production })).sourceHash;
    };
    const hash = await hashOf({ one: 1, two: { three: 3, four: 4 } });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf({ two: { four: 4, three: 3 }, one: 1 })).toBe(hash);
    expect(await hashOf({ one: 1, two: { three: 3, four: 5 } })).not.toBe(hash);
  });

  it('shows the destination and the number of reports', async () => {
    const source = await addressOf(world, 'Revenue overview', staging);
    const { workbookId } = await addressOf(world, 'Revenue overview');
    const preview = await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: production });
    expect(preview).toMatchObject({
      targetWorkbookId: workbookId,
      destinationWasDiverged: true,
      reportCount: (await reportsIn(source)).length,
    });
    expect(await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: 3 })).toMatchObject({
      targetWorkbookId: null,
      destinationHash: null,
      destinationWasDiverged: false,
    });
  });
});

describe('a promotion', () => {
  it('creates the workbook with its dashboard and reports if there is none, private to the caller and not embedded', async () => {
    const source = await addressOf(world, fresh, staging);
    const promotion = await promote();
    const target = targetOf(promotion);
    const made = await getWorkbook(world.admin, target);
    const madeReports = await reportsIn(target);
    expect(promotion).toMatchObject({ outcome: 'created', overrideRequested: false, destinationWasDiverged: false });
    expect(promotion.performedBy).toMatchObject({ userId: 1, authenticationMethod: 'session', apiKeyId: null });
    expect(made).toMatchObject({ name: fresh, slug: 'release-smoke-test', publishedDashboard: { allowEmbed: false, versionNumber: 1 } });
    expect(made.publishedDashboard?.versionId).toBe(promotion.targetDashboardVersionId);
    expect(linesOf(madeReports)).toEqual(linesOf(await reportsIn(source)));
    await expect(getWorkbook(world.analyst, target)).rejects.toMatchObject({ status: 403 });

    const shown = made.dashboardPublished?.widgets?.flatMap(({ config }) => config?.reportId ?? []) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(madeReports.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
    expect(made.publishedDashboard?.reportSnapshots.map(({ reportId }) => reportId)).toEqual([...new Set(shown)]);
  });

  it('leaves the destination unchanged if nothing changed', async () => {
    const first = await promote();
    const second = await promote(fresh, secondKey);
    expect(second).toMatchObject({ outcome: 'unchanged', targetDashboardVersionId: first.targetDashboardVersionId });
    expect((await getWorkbook(world.admin, targetOf(first))).publishedDashboard?.versionNumber).toBe(1);
    expect((await getWorkbookPromotions(world.admin, targetOf(first))).items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('changes the content of the destination, and keeps its slug, folder, address and reports', async () => {
    const source = await addressOf(world, fresh, staging);
    const target = targetOf(await promote());
    await updateWorkbook(world.admin, { ...target, slug: 'smoke', folderId: 1 });
    const before = await getWorkbook(world.admin, target);
    const [changed, removed, ...others] = await reportsIn(source);
    const reportsBefore = await reportsIn(target);
    await updateReport(world.admin, { deploymentId: staging, reportId: changed?.id ?? 0, sqlQuery: 'SELECT 42' });
    await deleteReport(world.admin, { deploymentId: staging, reportId: removed?.id ?? 0 });
    await createReport(world.admin, { deploymentId: staging, workbookId: source.workbookId, name: 'Added', sqlQuery: 'SELECT 1' });
    await updateWorkbook(world.admin, { ...source, name: 'Smoke test', slug: 'another' });

    const promotion = await promoteWorkbook(world.admin, await changesOf(source));
    const after = await getWorkbook(world.admin, target);
    expect(promotion).toMatchObject({ outcome: 'updated', target: { workbookId: target.workbookId, name: 'Smoke test' } });
    expect(after).toMatchObject({ name: 'Smoke test', slug: 'smoke', folderId: 1 });
    expect(after.publishedDashboard).toMatchObject({ publicId: before.publishedDashboard?.publicId, versionNumber: 2 });
    const reportsAfter = await reportsIn(target);
    expect(linesOf(reportsAfter)).toEqual(linesOf(await reportsIn(source)));
    const kept = reportsAfter.filter(({ id }) => reportsBefore.some((report) => report.id === id));
    expect(kept.map(({ name }) => name).sort()).toEqual([changed, ...others].map((report) => report?.name).sort());
  });

  it('overwrites edits of the destination only with override', async () => {
    const target = targetOf(await promote());
    await updateWorkbook(world.admin, { ...target, meta: { edited: true } });
    await expect(promote(fresh, secondKey)).rejects.toMatchObject({ status: 409, code: 'destination_diverged' });
    expect((await getWorkbook(world.admin, target)).meta).toEqual({ edited: true });

    const promotion = await promote(fresh, secondKey, { override: true });
    expect(promotion).toMatchObject({ outcome: 'updated', overrideRequested: true, destinationWasDiverged: true });
    expect((await getWorkbook(world.admin, target)).meta).not.toHaveProperty('edited');
    const source = await addressOf(world, fresh, staging);
    const preview = await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: production });
    expect(preview.destinationWasDiverged).toBe(false);
  });

  it('reports that the destination changed since the preview, unless override is set', async () => {
    const target = targetOf(await promote());
    const promotion = await promotionOf(world, fresh, secondKey);
    await updateWorkbook(world.admin, { ...target, name: 'Edited' });
    expect(await promoteWorkbook(world.admin, { ...promotion, override: true })).toMatchObject({ destinationChangedSincePreview: true });
    expect((await getWorkbook(world.admin, target)).name).toBe(fresh);
  });

  it('neither counts nor loses the chat thread of an AI widget', async () => {
    const source = await addressOf(world, 'Release smoke test', staging);
    const target = targetOf(await promote());
    const threadIdOf = async () => {
      const { dashboardPublished } = await getWorkbook(world.admin, target);
      return dashboardPublished?.widgets?.find(({ type }) => type === 'AI')?.config?.threadId;
    };
    await updatePublishedDashboardAiWidgetThread(world.admin, { ...target, widgetId: 'ai-1', threadId: 'thread-1' });
    await updateWorkbook(world.admin, { ...source, meta: { edited: true } });
    expect(await promoteWorkbook(world.admin, await changesOf(source))).toMatchObject({ outcome: 'updated' });
    expect(await threadIdOf()).toBe('thread-1');
  });

  it('creates a new workbook if the destination was deleted, and keeps the old link as unavailable', async () => {
    const source = await addressOf(world, fresh, staging);
    const first = await promote();
    await deleteWorkbook(world.admin, targetOf(first));
    const second = await promote(fresh, secondKey);
    expect(second.outcome).toBe('created');
    expect((await getWorkbookPromotionLinks(world.admin, source)).items).toEqual([
      { id: first.linkId, target: { availability: 'unavailable', deploymentId: null, workbookId: null, name: null } },
      { id: second.linkId, target: { availability: 'available', ...targetOf(second), name: fresh } },
    ]);
  });
});

describe('an idempotency key', () => {
  it('repeats the first response, also after later changes, and promotes once', async () => {
    const source = await addressOf(world, fresh, staging);
    const promotion = await promotionOf(world, fresh);
    const first = await promoteWorkbook(world.admin, promotion);
    world.advance(60_000);
    await updateWorkbook(world.admin, { ...source, name: 'Changed' });
    await updateWorkbook(world.admin, { ...targetOf(first), name: 'Changed, too' });
    expect(await promoteWorkbook(world.admin, promotion)).toEqual(first);
    expect((await getWorkbookPromotions(world.admin, source)).items).toHaveLength(1);
  });

  it('promotes once if it arrives twice at the same time', async () => {
    const promotion = await promotionOf(world, fresh);
    const [one, other] = await Promise.all([promoteWorkbook(world.admin, promotion), promoteWorkbook(world.admin, promotion)]);
    expect(one).toEqual(other);
    expect((await getWorkbookPromotions(world.admin, targetOf(one))).items).toHaveLength(1);
  });

  it('is not consumed by a refused promotion', async () => {
    const promotion = await promotionOf(world, 'Revenue overview');
    await expect(promoteWorkbook(world.admin, promotion)).rejects.toMatchObject({ code: 'destination_diverged' });
    expect(await promoteWorkbook(world.admin, { ...promotion, override: true })).toMatchObject({ outcome: 'updated' });
  });
});

it('lets one of two concurrent promotions create the workbook, and refuses the other', async () => {
  const promotion = await promotionOf(world, fresh);
  const outcomes = await Promise.allSettled([
    promoteWorkbook(world.admin, promotion),
    promoteWorkbook(world.admin, { ...promotion, idempotencyKey: secondKey }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'destination_changed' } });
});

describe('the provenance of a workbook', () => {
  it('leads to its source and to the start of the chain', async () => {
    const source = await addressOf(world, fresh, staging);
    const target = targetOf(await promote());
    const { sourceHash } = await previewWorkbookPromotion(world.admin, { ...target, targetDeploymentId: 3 });
    const onward = await promoteWorkbook(world.admin, {
      ...target,
      targetDeploymentId: 3,
      expectedSourceHash: sourceHash,
      idempotencyKey: secondKey,
    });
    const last = { deploymentId: 3, workbookId: onward.target?.workbookId ?? 0 };
    expect((await getWorkbookPromotion(world.admin, last)).promotion).toMatchObject({
      linkId: onward.linkId,
      parent: { availability: 'available', ...target },
      origin: { availability: 'available', ...source },
      firstPromotion: { id: onward.id },
      lastPromotion: { id: onward.id },
    });
    expect((await getWorkbook(world.admin, last)).promotion).toEqual((await getWorkbookPromotion(world.admin, last)).promotion);
    expect((await getWorkbookPromotion(world.admin, source)).promotion).toMatchObject({ parent: source, origin: source });
  });

  it('is null for a workbook without promotions', async () => {
    expect(await getWorkbookPromotion(world.admin, await addressOf(world, fresh, staging))).toEqual({ promotion: null });
  });

  it('names the first and the last promotion', async () => {
    const { promotion } = await getWorkbookPromotion(world.admin, await addressOf(world, 'Daily trading'));
    expect(promotion?.firstPromotion).toMatchObject({ outcome: 'created' });
    expect(Date.parse(promotion?.lastPromotion?.completedAt ?? '')).toBeGreaterThan(
      Date.parse(promotion?.firstPromotion?.completedAt ?? ''),
    );
  });
});

describe('workbooks without access', () => {
  it('is unavailable, and reveals nothing', async () => {
    const key = await stagingKey(world);
    const source = await addressOf(world, 'Daily trading', staging);
    const nothing = { availability: 'unavailable', deploymentId: null, workbookId: null, name: null };
    expect((await getWorkbookPromotionLinks(key, source)).items.map(({ target }) => target)).toEqual([nothing]);
    const { items } = await getWorkbookPromotions(key, source);
    expect(items.every(({ target }) => target?.availability === 'unavailable')).toBe(true);
    expect(items.every((promotion) => promotion.source?.availability === 'available')).toBe(true);
  });
});

describe('the history of promotions', () => {
  it('is the same from both ends, newest first, and complete when read page by page while it grows', async () => {
    const source = await addressOf(world, 'Daily trading', staging);
    const target = await addressOf(world, 'Daily trading');
    const seen: number[] = [];
    for await (const { id } of eachItem(getWorkbookPromotions, world.admin, { ...source, first: 2 })) {
      seen.push(id);
      if (seen.length === 2) await promote('Daily trading', firstKey);
    }
    expect(seen).toHaveLength(6);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
    const fromSource = (await getWorkbookPromotions(world.admin, source)).items;
    expect(fromSource).toHaveLength(7);
    expect((await getWorkbookPromotions(world.admin, target)).items).toEqual(fromSource);
  });

  it('has a seeded link to a deleted workbook', async () => {
    const { items } = await getWorkbookPromotionLinks(world.admin, await addressOf(world, 'Metric comparison', staging));
    expect(items).toMatchObject([{ target: { availability: 'unavailable' } }]);
  });
});

/** A promotion of the current source. */
async function changesOf(source: { readonly deploymentId: number; readonly workbookId: number }) {
  const preview = await previewWorkbookPromotion(world.admin, { ...source, targetDeploymentId: production });
  const hashes = { expectedSourceHash: preview.sourceHash, expectedDestinationHash: preview.destinationHash };
  return { ...source, targetDeploymentId: production, ...hashes, idempotencyKey: secondKey };
}
