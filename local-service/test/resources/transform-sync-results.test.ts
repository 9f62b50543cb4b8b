import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildStatus,
  cancelTransformSync,
  fileHashes,
  getTransformSyncGeneratedFiles,
  getTransformSyncResult,
  listBranches,
  listTransformSyncs,
  removeBranch,
  type StartTransformSyncInput,
  startTransformSync,
  type TransformSyncRun,
  validateDataModel,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

async function start(input: StartTransformSyncInput = {}) {
  const { syncJobId } = await startTransformSync(world.admin, { deploymentId: 1, ...input });
  return { deploymentId: 1, syncJobId };
}

async function runOf(syncJobId: string): Promise<TransformSyncRun | undefined> {
  const { items } = await listTransformSyncs(world.admin, { deploymentId: 1 });
  return items.find((run) => run.syncJobId === syncJobId);
}

describe('a synced branch', () => {
  const branchName = 'loyalty-tiers';
  const generated = '/model/transform/marts/orders.yml';

  async function hashesOf(): Promise<readonly string[]> {
    return Object.keys(await fileHashes(world.admin, { deploymentId: 1, branchName }));
  }

  async function lastHash() {
    const { items } = await listBranches(world.admin, { deploymentId: 1 });
    return items.find(({ name }) => name === branchName)?.lastHash;
  }

  it('has the generated files once the run is completed, not before, in a commit that compiles', async () => {
    const before = await lastHash();
    await start({ branchName });
    world.advance(19_999);
    expect(await hashesOf()).not.toContain(generated.slice(1));
    world.advance(1);
    expect(await hashesOf()).toContain(generated.slice(1));
    expect(await lastHash()).not.toBe(before);
    expect(await validateDataModel(world.admin, { deploymentId: 1, branchName })).toMatchObject({ valid: true, errors: [] });
  });

  it('is built at the time of the commit if it runs', async () => {
    await start({ branchName: 'main' });
    world.advance(23_000);
    expect(await buildStatus(world.admin, { deploymentId: 1 })).toMatchObject({ status: 'queued', updatedAt: '2026-10-01T09:00:20.000Z' });
  });

  it('is unchanged by a run that returns files, is cancelled, or generates the same again', async () => {
    const before = await lastHash();
    await start({ branchName, output: 'files' });
    await cancelTransformSync(world.admin, await start({ branchName }));
    world.advance(20_000);
    expect(await lastHash()).toBe(before);
    await start({ branchName });
    world.advance(20_000);
    const synced = await lastHash();
    await start({ branchName });
    world.advance(20_000);
    expect(await lastHash()).toBe(synced);
  });

  it('fails the run if it is deleted before the end', async () => {
    const { syncJobId } = await start({ branchName });
    await removeBranch(world.admin, { deploymentId: 1, branchName });
    world.advance(20_000);
    expect(await runOf(syncJobId)).toMatchObject({ status: 'FAILED', failedPhase: 'file-writing' });
  });
});

describe('a manifest', () => {
  it('is converted without cloning or compiling anything', async () => {
    const orders = { resource_type: 'model', name: 'orders', schema: 'marts', columns: { order_id: {}, ordered_at: {} } };
    const manifest = { nodes: { orders, test: { resource_type: 'test', name: 'unique' } }, sources: { raw: {} }, macros: {} };
    const address = await start({ source: 'manifest', manifest, output: 'files' });
    world.advance(20_000);
    expect((await runOf(address.syncJobId))?.phases?.map(({ phase }) => phase)).toEqual(['manifest-processing', 'file-writing']);
    expect(await getTransformSyncResult(world.admin, address)).toMatchObject({
      generatedFiles: [{ path: 'model/transform/marts/orders.yml' }],
      manifestStats: { models: 1, sources: 1, macros: 0 },
    });
    const { items } = await getTransformSyncGeneratedFiles(world.admin, address);
    expect(items[0]?.content).toBe(
      'cubes:\n  - name: marts_orders\n    sql_table: marts.orders\n    dimensions:\n      - name: order_id\n        sql: order_id\n        type: number\n      - name: ordered_at\n        sql: ordered_at\n        type: time\n    measures:\n      - name: count\n        type: count\n',
    );
  });
});

describe('generated files', () => {
  it('are kept for one hour after completion, to the second', async () => {
    const address = await start({ output: 'files' });
    world.advance(20_000 + 3_600_000 - 1_000);
    expect((await getTransformSyncGeneratedFiles(world.admin, { ...address, first: 5 })).pageInfo.hasNextPage).toBe(true);
    world.advance(1_000);
    await expect(getTransformSyncGeneratedFiles(world.admin, address)).rejects.toMatchObject({ status: 404 });
  });

  it('require read access to the deployment, which a role grants for one and not for another', async () => {
    const address = await start({ output: 'files' });
    world.advance(20_000);
    const reader = world.clientOf({ kind: 'bearer', token: await world.service.mintAccessToken({ email: 'viewer@parley.example' }) });
    expect((await getTransformSyncGeneratedFiles(reader, address)).items).toHaveLength(12);
    await expect(listTransformSyncs(reader, { deploymentId: 2 })).rejects.toMatchObject({ status: 403 });
    await expect(startTransformSync(reader, { deploymentId: 1 })).rejects.toMatchObject({ status: 403 });
  });
});
