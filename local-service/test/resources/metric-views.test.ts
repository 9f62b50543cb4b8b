import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelPreview,
  getIntegration,
  previewResult,
  previewStatus,
  type SaveWarehouseMetricViewIntegrationInput,
  saveIntegration,
  startPreview,
  type WarehouseMetricViewPreviewInput,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

const everyView = { dataSourceName: 'default', selectionMode: 'all' } as const;

function start(input: Partial<WarehouseMetricViewPreviewInput> = {}) {
  return startPreview(world.admin, { deploymentId: 1, ...everyView, ...input });
}

async function resultOf(input: Partial<WarehouseMetricViewPreviewInput>) {
  const { previewId } = await start(input);
  world.advance(10_000);
  return previewResult(world.admin, { deploymentId: 1, previewId });
}

describe('a preview', () => {
  it('is queued, runs and completes within about ten seconds', async () => {
    const { previewId } = await start();
    const seen: string[] = [];
    for (let seconds = 0; seconds <= 10; seconds += 1) {
      const { status, resultAvailable } = await previewStatus(world.admin, { deploymentId: 1, previewId });
      seen.push(`${status} ${resultAvailable}`);
      world.advance(1_000);
    }
    expect([...new Set(seen)]).toEqual(['QUEUED false', 'RUNNING false', 'COMPLETED true']);
  });

  it('is accepted with addresses that respond', async () => {
    const { statusUrl, resultUrl } = await start();
    expect(world.exchanges.at(-1)?.status).toBe(202);
    world.advance(10_000);
    const headers = { authorization: `Bearer ${await world.service.mintAccessToken()}` };
    const answers = await Promise.all([statusUrl, resultUrl].map((url) => world.service.fetch(new Request(url, { headers }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is reused by an identical request while it runs, in any order of fields', async () => {
    const targetNames = { sales: 'a', orders: 'b' };
    const first = await start({ targetNames });
    const again = await startPreview(world.admin, {
      targetNames: { orders: 'b', sales: 'a' },
      selectionMode: 'all',
      dataSourceName: 'default',
      deploymentId: 1,
    });
    expect(again).toEqual({ ...first, reused: true });
    expect((await start()).previewId).not.toBe(first.previewId);
    expect((await start({ targetNames, dataSourceName: 'lakehouse' })).reused).toBe(false);
    expect((await startPreview(world.admin, { deploymentId: 2, ...everyView, targetNames })).reused).toBe(false);
    world.advance(10_000);
    expect((await start({ targetNames })).reused).toBe(false);
  });

  it('is not reused after a cancellation request', async () => {
    const first = await start();
    await cancelPreview(world.admin, { deploymentId: 1, previewId: first.previewId });
    expect((await start()).reused).toBe(false);
  });

  it('stops shortly after a cancellation request, which has an empty response', async () => {
    const { previewId } = await start();
    const address = { deploymentId: 1, previewId };
    world.advance(5_000);
    await cancelPreview(world.admin, address);
    expect(world.exchanges.at(-1)).toMatchObject({ status: 200, answered: undefined });
    expect((await previewStatus(world.admin, address)).status).toBe('RUNNING');
    world.advance(1_000);
    expect(await previewStatus(world.admin, address)).toMatchObject({ status: 'CANCELLED', resultAvailable: false });
  });

  it('fails with a reason if nothing is selected', async () => {
    const { previewId } = await start({ selectionMode: 'pattern', viewNameRegex: '^zz' });
    world.advance(10_000);
    const status = await previewStatus(world.admin, { deploymentId: 1, previewId });
    expect(status).toMatchObject({ status: 'FAILED', resultAvailable: false, error: expect.stringContaining('No view') });
  });

  it('is kept for seven days, to the second', async () => {
    const { previewId } = await start();
    world.advance(7 * 24 * 3_600_000 - 1_000);
    expect((await previewResult(world.admin, { deploymentId: 1, previewId })).views).not.toEqual([]);
    world.advance(1_000);
    await expect(previewStatus(world.admin, { deploymentId: 1, previewId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the result of a preview', () => {
  it('is partial if some measures cannot be published, and names them', async () => {
    const { outcome, views } = await resultOf({});
    expect(outcome).toBe('partial');
    expect(views.map(({ serviceViewName, outcome }) => `${serviceViewName} ${outcome}`)).toEqual([
      'customers success',
      'products success',
      'stores success',
      'orders partial',
      'sales partial',
    ]);
    const orders = views.find(({ serviceViewName }) => serviceViewName === 'orders');
    expect(orders).toMatchObject({
      eligibleForPublication: true,
      withheldMembers: [{ service: 'orders', member: 'orders.orders_per_buyer', code: 'NON_ADDITIVE_RATIO' }],
      issues: [{ severity: 'WARNING', element: 'orders.orders_per_buyer' }],
      counts: { measures: 2, joins: 2, warnings: 1, errors: 0 },
    });
    expect(orders?.metricViewYaml).not.toContain('orders_per_buyer');
    expect(orders?.metricViewSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is a success if all views are', async () => {
    expect((await resultOf({ selectionMode: 'selected', viewNames: ['stores', 'products'] })).outcome).toBe('success');
  });

  it('is failed if all views are, and explains the invalid input', async () => {
    const result = await resultOf({ selectionMode: 'selected', viewNames: ['stores', 'ghosts'], sourceOverrides: { stores: 'no table' } });
    expect(result.outcome).toBe('failed');
    expect(result.views.map(({ issues }) => issues[0]?.code)).toEqual(['INVALID_SOURCE_OVERRIDE', 'VIEW_NOT_FOUND']);
    expect(result.views.every(({ eligibleForPublication, metricViewYaml }) => !eligibleForPublication && metricViewYaml === null)).toBe(
      true,
    );
  });

  it('selects by pattern, and carries over sources and names', async () => {
    const { views } = await resultOf({
      selectionMode: 'pattern',
      viewNameRegex: '^s.*s$',
      sourceOverrides: { stores: 'lake.raw.shops' },
      targetNames: { stores: 'shops' },
    });
    expect(views.map(({ metricViewName }) => metricViewName)).toEqual(['shops', 'sales']);
    expect(views[0]).toMatchObject({
      source: 'lake.raw.shops',
      datasetSources: [{ dataset: 'stores', originalSource: 'halloway.base.stores' }],
    });
  });
});

describe('the syntax of view patterns', () => {
  it.each(['^sales$', 'sa.es', '^s.*', 'orders', '.*_v1'])('accepts %s', async (viewNameRegex) => {
    expect(await statusOf({ ...everyView, selectionMode: 'pattern', viewNameRegex })).toBe(202);
  });

  it.each(['s.*a.*', '(a|b)', 'sale[sz]', 'sales?', 'a+', 's*', 'a{2}', '\\d', '(a+)+$', '.*(a+)+$'])(
    'refuses %s',
    async (viewNameRegex) => {
      expect(await statusOf({ ...everyView, selectionMode: 'pattern', viewNameRegex })).toBe(400);
    },
  );

  it('requires what the selection mode needs', async () => {
    expect(await statusOf({ ...everyView, selectionMode: 'selected', viewNames: [] })).toBe(400);
    expect(await statusOf({ ...everyView, selectionMode: 'pattern' })).toBe(400);
    expect(await statusOf({ ...everyView, selectionMode: 'some' })).toBe(400);
  });

  /** Bypasses the client, which refuses the same. */
  async function statusOf(body: object): Promise<number> {
    const request = new Request(`${world.service.addresses.baseUrl}/api/v1/deployments/1/warehouse-metric-view-previews`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.service.apiKey}` },
      body: JSON.stringify(body),
    });
    return (await world.service.fetch(request)).status;
  }
});

describe('an integration', () => {
  const address = { deploymentId: 1, dataSourceName: 'lakehouse' };
  const configuration: Omit<SaveWarehouseMetricViewIntegrationInput, 'expectedConfigurationVersion'> = {
    enabled: true,
    targetCatalog: 'lake',
    targetSchema: 'metrics',
    selectionMode: 'all',
  };

  it('is created with version 0, and counts up from there', async () => {
    const first = await saveIntegration(world.admin, { ...address, ...configuration, expectedConfigurationVersion: 0 });
    world.advance(60_000);
    const second = await saveIntegration(world.admin, { ...address, ...configuration, expectedConfigurationVersion: 1, enabled: false });
    expect([first.configurationVersion, second.configurationVersion]).toEqual([1, 2]);
    expect(second).toMatchObject({ publicId: first.publicId, createdAt: first.createdAt, configuration: { version: 1, enabled: false } });
    expect(second.updatedAt > first.updatedAt).toBe(true);
    expect(await getIntegration(world.admin, address)).toEqual(second);
  });

  it('lets only the first of two callers with the same version save, and tells the other the current version', async () => {
    const save = (targetSchema: string) =>
      saveIntegration(world.admin, {
        deploymentId: 1,
        dataSourceName: 'default',
        ...configuration,
        targetSchema,
        expectedConfigurationVersion: 3,
      });
    const [one, other] = await Promise.allSettled([save('mine'), save('theirs')]);
    expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = [one, other].find((outcome) => outcome?.status === 'rejected');
    expect(lost).toMatchObject({
      reason: { status: 409, code: 'configuration_version_conflict', message: expect.stringContaining('version 4') },
    });
  });

  it('clears fields that a save omits, and keeps deselected views by default', async () => {
    await saveIntegration(world.admin, { deploymentId: 1, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 3 });
    const { configuration: saved } = await getIntegration(world.admin, { deploymentId: 1, dataSourceName: 'default' });
    expect(saved).toMatchObject({ viewNames: null, targetNamePrefix: null, deletionPolicy: 'retain' });
  });
});
