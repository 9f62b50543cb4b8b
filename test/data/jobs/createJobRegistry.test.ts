import { describe, expect, it } from 'vitest';
import { createServiceClient, ServiceError } from '../../../src/client.js';
import { createJobRecord } from '../../../src/data/jobs/createJobMemory.js';
import { createJobRegistry } from '../../../src/data/jobs/createJobRegistry.js';
import type { JobDefinition } from '../../../src/data/jobs/JobDefinition.js';
import type { PageEnvironment } from '../../../src/data/jobs/pageEnvironment.js';
import type { KeyValueStorage } from '../../../src/data/memory/identityRecord.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';

const client = createServiceClient({ baseUrl: 'http://parley.localhost', credentials: { kind: 'bearer', token: 'none' } });

/** Jobs that end when they are first looked at, and can be refused. */
function startRegistry() {
  const clock = createVirtualEnvironment();
  const environment: PageEnvironment = { ...clock, now: () => clock.nowMs, isAwake: () => true, onWakeChange: () => () => undefined };
  const started: string[] = [];
  const world = { refusal: undefined as ServiceError | undefined };
  const definition: JobDefinition<string, 'succeeded' | 'failed', undefined> = {
    kind: 'test',
    async start(_client, params) {
      if (world.refusal !== undefined) throw world.refusal;
      started.push(params);
      return { address: { deploymentId: 1, jobId: `${params} ${started.length}` } };
    },
    remember: (params) => (params.startsWith('secret') ? undefined : params),
    getStatus: async (_client, { jobId }) => (jobId.startsWith('bad') ? 'failed' : 'succeeded'),
    read: (state) => ({ state }),
  };
  const registry = createJobRegistry({ client, environment, invalidate: () => undefined });
  return { clock, definition, registry, started, world };
}

describe('the end of a job', () => {
  it('is reported to one listener: the first with the highest rank', async () => {
    const { clock, definition, registry } = startRegistry();
    const told: string[] = [];
    const hear = (who: string, rank?: number) => registry.onEnd(({ name, status }) => told.push(`${who}: ${name} ${status}`), rank);
    hear('button');
    hear('other button');
    const forget = hear('tray', 1);
    hear('other tray', 1);
    registry.watchAll();
    await registry.start(definition, 'good', { name: 'Sales' });
    await clock.advance(5_000);
    expect(told).toEqual(['tray: Sales succeeded']);
    forget();
    await registry.start(definition, 'bad', { name: 'Costs' });
    await clock.advance(5_000);
    expect(told.slice(1)).toEqual(['other tray: Costs failed']);
  });

  it('is reported once its result is loaded or has failed to load', async () => {
    const { clock, definition, registry } = startRegistry();
    const told: unknown[] = [];
    registry.onEnd(({ result, resultError }) => told.push(result ?? resultError?.kind));
    registry.watchAll();
    const results: (() => unknown)[] = [() => 'a part', () => Promise.reject(new ServiceError('server', 'Down.'))];
    const withResult = { ...definition, getResult: async () => results.shift()?.() };
    await registry.start(withResult, 'good');
    await clock.advance(5_000);
    await registry.start(withResult, 'good');
    await clock.advance(5_000);
    expect(told).toEqual(['a part', 'server']);
  });

  it('is not reported again', async () => {
    const { clock, definition, registry } = startRegistry();
    const told: string[] = [];
    registry.onEnd(({ status }) => told.push(status));
    registry.watchAll();
    await registry.start(definition, 'good');
    await clock.advance(5_000);
    await registry.start(definition, 'good');
    registry.dismiss([]);
    await clock.advance(5_000);
    expect(told).toEqual(['succeeded', 'succeeded']);
  });
});

describe('a job that is started', () => {
  it.each([undefined, '', 7])('is refused if the service reports %j', async (jobId) => {
    const { definition, registry } = startRegistry();
    const start = async () => ({ address: { deploymentId: 1, jobId: jobId as string } });
    await expect(registry.start({ ...definition, start }, 'good')).rejects.toMatchObject({ kind: 'protocol', operation: 'test' });
    expect(registry.getJobs()).toEqual([]);
  });
});

describe('a job that is started again', () => {
  it('is started with the same parameters, keeps its name, and replaces the previous one', async () => {
    const { clock, definition, registry, started } = startRegistry();
    registry.watchAll();
    const first = await registry.start(definition, 'bad', { name: 'Sales' });
    await clock.advance(5_000);
    const { key } = first.getSnapshot();
    const both = await Promise.all([registry.startAgain(key), registry.startAgain(key)]);
    expect(both[0]).toBe(both[1]);
    expect(started).toEqual(['bad', 'bad']);
    expect(registry.getJobs()).toMatchObject([{ name: 'Sales', status: 'running', address: { jobId: 'bad 2' } }]);
  });

  it('keeps the previous job if it is refused', async () => {
    const { clock, definition, registry, world } = startRegistry();
    registry.watchAll();
    const first = await registry.start(definition, 'bad');
    await clock.advance(5_000);
    world.refusal = new ServiceError('rate-limited', 'Too many.', { status: 429 });
    await expect(registry.startAgain(first.getSnapshot().key)).rejects.toBe(world.refusal);
    expect(registry.getJobs()).toMatchObject([{ status: 'failed' }]);
  });

  it('ignores a job that is not listed', async () => {
    const { registry } = startRegistry();
    expect(await registry.startAgain('unheard-of')).toBeUndefined();
  });
});

describe('a reload', () => {
  /** The storage of a tab, and the pages that are loaded in it one after another. */
  function startTab() {
    const stored = new Map<string, string>();
    const storage: KeyValueStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    };
    const load = (identity: string) => {
      const page = startRegistry();
      const record = createJobRecord(storage);
      const memory = { ...record, identify: async () => record.enter(identity) };
      const { definition, clock } = page;
      const environment = { ...clock, now: () => clock.nowMs, isAwake: () => true, onWakeChange: () => () => undefined };
      const invalidated: unknown[] = [];
      const registry = createJobRegistry({
        client,
        environment,
        memory,
        definitions: [definition],
        invalidate: (paths) => invalidated.push(...paths),
      });
      return { ...page, registry, invalidated };
    };
    return { stored, load };
  }

  it('keeps started jobs in the list, in order, and follows running ones', async () => {
    const tab = startTab();
    const before = tab.load('ada');
    const ended = await before.registry.start(before.definition, 'bad', { name: 'Costs' });
    const unwatch = ended.watch();
    await before.clock.advance(5_000);
    unwatch();
    await before.registry.start(before.definition, 'good', { name: 'Sales' });
    await before.clock.settle();

    const after = tab.load('ada');
    await after.registry.restore();
    expect(after.registry.getJobs()).toMatchObject([
      { name: 'Sales', status: 'running', startedAtMs: before.clock.nowMs },
      { name: 'Costs', status: 'failed' },
    ]);
    const told: (string | undefined)[] = [];
    after.registry.onEnd(({ name }) => told.push(name));
    after.registry.watchAll();
    await after.clock.advance(5_000);
    expect(after.registry.getJobs()).toMatchObject([{ status: 'succeeded' }, { status: 'failed', answer: 'failed' }]);
    // The end of the other one was reported before the reload.
    expect(told).toEqual(['Sales']);
  });

  it('lets a job be run again with the same parameters', async () => {
    const tab = startTab();
    const before = tab.load('ada');
    const { key } = (await before.registry.start(before.definition, 'bad', { name: 'Costs' })).getSnapshot();
    await before.clock.settle();

    const after = tab.load('ada');
    await after.registry.restore();
    expect(after.registry.canStartAgain(key)).toBe(true);
    await after.registry.startAgain(key);
    expect(after.started).toEqual(['bad']);
    expect(after.registry.getJobs()).toMatchObject([{ name: 'Costs', status: 'running' }]);
  });

  it.each([
    ['has a kind that is not kept', 'secret'],
    ['is too large to keep', 'x'.repeat(100_000)],
  ])('does not keep a job that %s', async (_, params) => {
    const tab = startTab();
    const before = tab.load('ada');
    const { key } = (await before.registry.start(before.definition, params, { name: 'Costs' })).getSnapshot();
    await before.clock.settle();
    expect([...tab.stored.values()].join()).not.toContain('"params"');
    const after = tab.load('ada');
    await after.registry.restore();
    expect(after.registry.getJobs()).toHaveLength(1);
    expect(after.registry.canStartAgain(key)).toBe(false);
  });

  it('does not restore a dismissed job, even if the service lists it', async () => {
    const tab = startTab();
    const before = tab.load('ada');
    const job = await before.registry.start(before.definition, 'good');
    const { key, kind, address } = job.getSnapshot();
    await before.clock.settle();
    before.registry.dismiss([key]);

    const after = tab.load('ada');
    await after.registry.adopt([
      { kind, address, status: 'succeeded' },
      { kind, address: { deploymentId: 1, jobId: 'good 9' }, status: 'running', name: 'Theirs' },
    ]);
    expect(after.registry.getJobs()).toMatchObject([{ name: 'Theirs' }]);
  });

  it('shows nothing to another user', async () => {
    const tab = startTab();
    const before = tab.load('ada');
    await before.registry.start(before.definition, 'good', { name: 'Sales' });
    await before.clock.settle();
    const after = tab.load('bob');
    await after.registry.restore();
    expect(after.registry.getJobs()).toEqual([]);
    expect([...tab.stored.values()].join()).not.toContain('Sales');
  });

  it('survives arbitrary content in storage', async () => {
    const tab = startTab();
    const job = { kind: 'test', address: { deploymentId: 1, jobId: 'good 1' }, status: 'running' };
    const value = [
      null,
      7,
      { kind: 'test' },
      { ...job, status: 'on fire' },
      { ...job, startedAtMs: 'noon' },
      { ...job, kind: 'unknown' },
      job,
    ];
    tab.stored.set('parley:jobs', JSON.stringify({ identity: 'ada', value }));
    const { registry } = tab.load('ada');
    await registry.restore();
    expect(registry.getJobs()).toMatchObject([{ address: { jobId: 'good 1' } }]);
  });
});
