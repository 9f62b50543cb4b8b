import { describe, expect, it } from 'vitest';
import { createServiceClient, ServiceError } from '../../../src/client.js';
import { createJobRegistry } from '../../../src/hooks/jobs/createJobRegistry.js';
import type { JobDefinition } from '../../../src/hooks/jobs/JobDefinition.js';
import type { PageEnvironment } from '../../../src/hooks/jobs/pageEnvironment.js';
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
    getStatus: async (_client, { jobId }) => (jobId.startsWith('bad') ? 'failed' : 'succeeded'),
    read: (state) => ({ state }),
  };
  const registry = createJobRegistry({ client, environment, invalidate: () => undefined });
  return { clock, definition, registry, started, world };
}

describe('the end of a job', () => {
  it('is told to one listener alone: the first of the highest rank', async () => {
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

  it('is not told again by what happens later', async () => {
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
  it.each([undefined, '', 7])('is refused where the service calls it %j', async (jobId) => {
    const { definition, registry } = startRegistry();
    const start = async () => ({ address: { deploymentId: 1, jobId: jobId as string } });
    await expect(registry.start({ ...definition, start }, 'good')).rejects.toMatchObject({ kind: 'protocol', operation: 'test' });
    expect(registry.getJobs()).toEqual([]);
  });
});

describe('a job that is started once more', () => {
  it('is started with what it was started with, keeps its name, and takes the place of the one before', async () => {
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

  it('leaves the one before in its place where it is refused', async () => {
    const { clock, definition, registry, world } = startRegistry();
    registry.watchAll();
    const first = await registry.start(definition, 'bad');
    await clock.advance(5_000);
    world.refusal = new ServiceError('rate-limited', 'Too many.', { status: 429 });
    await expect(registry.startAgain(first.getSnapshot().key)).rejects.toBe(world.refusal);
    expect(registry.getJobs()).toMatchObject([{ status: 'failed' }]);
  });

  it('does nothing for a job that is not listed', async () => {
    const { registry } = startRegistry();
    expect(await registry.startAgain('unheard-of')).toBeUndefined();
  });
});
