import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelTransformSync,
  eachItem,
  fileHashes,
  getTransformSyncLogs,
  getTransformSyncStatus,
  isTransformSyncDone,
  listTransformSyncs,
  type StartTransformSyncInput,
  startTransformSync,
  type TransformSyncRun,
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

describe('a transform sync', () => {
  it('passes through all its stages in order within about twenty seconds', async () => {
    const address = await start();
    const seen: string[] = [];
    for (let halfSeconds = 0; halfSeconds <= 40; halfSeconds += 1) {
      seen.push((await getTransformSyncStatus(world.admin, address)).status);
      world.advance(500);
    }
    expect([...new Set(seen)]).toEqual([
      'INITIALIZING',
      'CREATING_SANDBOX',
      'UPLOADING_PROJECT',
      'INSTALLING_DEPENDENCIES',
      'RUNNING_TRANSFORM_DEPS',
      'COMPILING_TRANSFORM',
      'PROCESSING_MANIFEST',
      'WRITING_SERVICE_FILES',
      'FINALIZING',
      'COMPLETED',
    ]);
  });

  it('is not done at 100 percent', async () => {
    const address = await start();
    world.advance(19_600);
    const { status, progress } = await getTransformSyncStatus(world.admin, address);
    expect(progress.percentComplete).toBe(100);
    expect(isTransformSyncDone(status)).toBe(false);
  });

  it('is first in the history at once, and has phases and counts once it is completed', async () => {
    const { syncJobId } = await start({ ref: 'develop' });
    const { items } = await listTransformSyncs(world.admin, { deploymentId: 1, first: 1 });
    expect(items[0]).toMatchObject({ syncJobId, status: 'RUNNING', trigger: 'manual', gitRef: 'develop', completedAt: null, stats: null });
    world.advance(20_000);
    const run = await runOf(syncJobId);
    expect(run).toMatchObject({ status: 'COMPLETED', durationMs: 20_000, stats: { models: 12, serviceCount: 12 } });
    expect(run?.phases?.map(({ phase, outcome }) => `${phase} ${outcome}`)).toEqual([
      'repo-clone ok',
      'transform-deps ok',
      'transform-compile ok',
      'manifest-processing ok',
      'file-writing ok',
    ]);
    expect(run?.phases?.[1]).toMatchObject({ startedOffsetMs: 6_500, durationMs: 5_000 });
  });

  it('reports nothing about a phase before the whole phase is complete', async () => {
    const { syncJobId } = await start();
    world.advance(10_000);
    expect((await runOf(syncJobId))?.phases?.map(({ phase }) => phase)).toEqual(['repo-clone']);
  });

  it('is an API run if an API key started it', async () => {
    const { syncJobId } = await startTransformSync(world.apiKey, { deploymentId: 1 });
    expect((await runOf(syncJobId))?.trigger).toBe('api');
  });

  it('commits to a new branch by default, and leaves production unchanged', async () => {
    const filesOf = async (branch: string) => Object.keys(await fileHashes(world.admin, { deploymentId: 1, branchName: branch })).sort();
    const before = await filesOf('main');
    const first = await startTransformSync(world.admin, { deploymentId: 1 });
    const second = await startTransformSync(world.admin, { deploymentId: 1 });
    expect(new Set(['main', first.branchName, second.branchName]).size).toBe(3);
    world.advance(23_000);
    expect(await filesOf('main')).toEqual(before);
    expect((await filesOf(first.branchName)).length).toBeGreaterThan(before.length);
    expect((await runOf(first.syncJobId))?.status).toBe('COMPLETED');
  });
});

describe('a transform sync that cannot succeed', () => {
  it('fails in the copy phase if the ref does not exist', async () => {
    const address = await start({ ref: 'release/99' });
    world.advance(20_000);
    const status = await getTransformSyncStatus(world.admin, address);
    expect(status.status).toBe('FAILED');
    expect(status.error).toContain('release/99');
    expect(status.progress.percentComplete).toBeLessThan(100);
    expect(await runOf(address.syncJobId)).toMatchObject({ status: 'FAILED', failedPhase: 'repo-clone', lastStage: 'UPLOADING_PROJECT' });
    const { items } = await getTransformSyncLogs(world.admin, address);
    expect(items.at(-1)).toMatchObject({ level: 'error', phase: 'repo-clone', message: status.error });
  });

  it('fails in the write phase without a branch to commit to, and needs none for files', async () => {
    const committing = await start({ branchName: 'nowhere' });
    const filing = await start({ branchName: 'nowhere', output: 'files' });
    world.advance(20_000);
    expect(await runOf(committing.syncJobId)).toMatchObject({ status: 'FAILED', failedPhase: 'file-writing' });
    expect(await runOf(filing.syncJobId)).toMatchObject({ status: 'COMPLETED' });
  });

  it('fails on a manifest without models', async () => {
    const address = await start({ source: 'manifest', manifest: { nodes: {} } });
    world.advance(20_000);
    expect(await runOf(address.syncJobId)).toMatchObject({ status: 'FAILED', failedPhase: 'manifest-processing' });
  });

  it('is refused at once without the manifest it has to read', async () => {
    const response = await world.service.fetch(
      new Request(`${world.service.addresses.baseUrl}/api/v1/deployments/1/transform-sync`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await world.service.mintAccessToken()}` },
        body: JSON.stringify({ source: 'manifest' }),
      }),
    );
    expect(response.status).toBe(400);
  });
});

describe('cancelling', () => {
  it('ends a run shortly after, as failed in its progress and as cancelled in the history', async () => {
    const address = await start();
    world.advance(5_000);
    await cancelTransformSync(world.admin, address);
    expect(isTransformSyncDone((await getTransformSyncStatus(world.admin, address)).status)).toBe(false);
    world.advance(1_500);
    expect(await getTransformSyncStatus(world.admin, address)).toMatchObject({ status: 'FAILED', error: 'The run was cancelled.' });
    expect(await runOf(address.syncJobId)).toMatchObject({ status: 'CANCELLED', durationMs: 6_500, errorMessage: null, failedPhase: null });
  });

  it('changes nothing if it is repeated, or if the run has already ended', async () => {
    const twice = await start();
    world.advance(5_000);
    await cancelTransformSync(world.admin, twice);
    world.advance(1_000);
    await cancelTransformSync(world.admin, twice);
    world.advance(500);
    expect((await runOf(twice.syncJobId))?.status).toBe('CANCELLED');

    const nearlyDone = await start();
    world.advance(19_000);
    await cancelTransformSync(world.admin, nearlyDone);
    world.advance(1_500);
    expect((await runOf(nearlyDone.syncJobId))?.status).toBe('COMPLETED');
  });
});

describe('the history', () => {
  it('contains 25 runs of every status and every trigger', async () => {
    const { items } = await listTransformSyncs(world.admin, { deploymentId: 1 });
    expect(items).toHaveLength(25);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'UNKNOWN']));
    expect(new Set(items.map(({ trigger }) => trigger))).toEqual(new Set(['manual', 'api', 'webhook', 'agent', 'unknown']));
    expect(items.map(({ startedAt }) => startedAt)).toEqual(
      items
        .map(({ startedAt }) => startedAt)
        .toSorted()
        .toReversed(),
    );
    expect((await listTransformSyncs(world.admin, { deploymentId: 2 })).items).toEqual([]);
  });

  it('moves a run from one status to the next as time passes', async () => {
    const running = { deploymentId: 1, status: 'RUNNING' } as const;
    expect((await listTransformSyncs(world.admin, running)).items).toHaveLength(1);
    await start();
    expect((await listTransformSyncs(world.admin, running)).items).toHaveLength(2);
    world.advance(600_000);
    expect((await listTransformSyncs(world.admin, running)).items).toHaveLength(0);
  });

  it('neither repeats nor skips a run when one starts between two pages', async () => {
    const before = (await listTransformSyncs(world.admin, { deploymentId: 1 })).items.map(({ syncJobId }) => syncJobId);
    const walked: string[] = [];
    for await (const { syncJobId } of eachItem(listTransformSyncs, world.admin, { deploymentId: 1, first: 10 })) {
      walked.push(syncJobId);
      if (walked.length === 10) await start();
    }
    expect(walked).toEqual(before);
  });

  it('has no end for a lost run', async () => {
    const { items } = await listTransformSyncs(world.admin, { deploymentId: 1, status: 'UNKNOWN' });
    const status = await getTransformSyncStatus(world.admin, { deploymentId: 1, syncJobId: items[0]?.syncJobId ?? '' });
    expect(items[0]).toMatchObject({ completedAt: null, durationMs: null, lastStage: 'COMPILING_TRANSFORM' });
    expect(isTransformSyncDone(status.status)).toBe(false);
  });
});

describe('logs', () => {
  it('continue after the cursor of the previous lines', async () => {
    const address = await start();
    world.advance(3_000);
    const early = await getTransformSyncLogs(world.admin, address);
    world.advance(17_000);
    const late = await getTransformSyncLogs(world.admin, { ...address, after: early.pageInfo.endCursor });
    const all = await getTransformSyncLogs(world.admin, address);
    expect([...early.items, ...late.items]).toEqual(all.items);
    expect(late.items.length).toBeGreaterThan(0);
    expect(all.items.map(({ timestamp }) => timestamp)).toEqual(all.items.map(({ timestamp }) => timestamp).toSorted());
  });
});
