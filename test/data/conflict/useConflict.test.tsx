import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getIntegration, ServiceError, saveIntegration } from '../../../src/client.js';
import {
  type MetricViewConfiguration,
  metricViewIntegration,
  metricViewIntegrationQuery,
  useConflict,
  type VersionedResource,
} from '../../../src/data.js';
import { deferred } from '../../client/support/deferred.js';
import { startWorld, type World } from '../support/startWorld.js';

const address = { deploymentId: 1, dataSourceName: 'default' };
const form = { enabled: true, targetCatalog: 'halloway', targetSchema: 'metrics', selectionMode: 'all' } as const;
const saves = /^PUT .*warehouse-metric-view-integrations/;

/** Mine was made from the version that is there; then someone else saves. */
async function startConflict() {
  const world = startWorld();
  const before = await getIntegration(world.client, address);
  const base = { ...form, targetCatalog: before.configuration.targetCatalog, targetSchema: before.configuration.targetSchema };
  await saveByOther(world, { ...base, targetSchema: 'theirs' });
  const { result } = renderHook(() => useConflict(metricViewIntegration(address)), { wrapper: world.wrapper });
  const mine = { ...base, targetCatalog: 'mine' };
  const attempt = { mine, version: before.configurationVersion, base };
  return { world, result, mine, attempt, theirVersion: before.configurationVersion + 1 };
}

async function saveByOther({ client }: World, value: MetricViewConfiguration) {
  const { configurationVersion } = await getIntegration(client, address);
  await saveIntegration(client, { ...address, ...value, expectedConfigurationVersion: configurationVersion });
}

const stored = async ({ client }: World) => (await getIntegration(client, address)).configuration;

describe('saving a resource that someone else has saved meanwhile', () => {
  it('keeps my values, loads theirs, and reports the different fields and who changed them', async () => {
    const { result, attempt, mine, theirVersion, world } = await startConflict();
    await act(() => result.current.save(attempt));
    expect(result.current.state).toMatchObject({
      status: 'conflict',
      mine,
      theirs: { version: theirVersion, value: { targetSchema: 'theirs' } },
    });
    const { differences } = result.current.state as Extract<typeof result.current.state, { status: 'conflict' }>;
    expect(differences.filter(({ field }) => field.startsWith('target')).map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['targetCatalog', 'me'],
      ['targetSchema', 'them'],
    ]);
    expect((await stored(world)).targetCatalog).not.toBe('mine');
  });

  it('saves my values over the current version when I keep them', async () => {
    const { result, attempt, theirVersion, world } = await startConflict();
    const query = metricViewIntegrationQuery(world.client, address);
    await act(() => result.current.save(attempt));
    await world.queryClient.query(query);
    await act(() => result.current.keepMine());
    expect(result.current.state).toMatchObject({ status: 'saved', saved: { version: theirVersion + 1, value: { targetCatalog: 'mine' } } });
    expect((await stored(world)).targetCatalog).toBe('mine');
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });

  it('reports yet another version as another conflict', async () => {
    const { result, attempt, mine, theirVersion, world } = await startConflict();
    await act(() => result.current.save(attempt));
    await saveByOther(world, { ...form, targetSchema: 'theirs again' });
    await act(() => result.current.keepMine());
    expect(result.current.state).toMatchObject({
      status: 'conflict',
      mine,
      theirs: { version: theirVersion + 1, value: { targetSchema: 'theirs again' } },
    });
  });

  it('takes theirs without a request, and still has mine', async () => {
    const { result, attempt, mine, world } = await startConflict();
    await act(() => result.current.save(attempt));
    act(() => result.current.takeTheirs());
    expect(result.current.state).toMatchObject({ status: 'took-theirs', mine, theirs: { value: { targetSchema: 'theirs' } } });
    expect(world.sent(saves)).toHaveLength(2);
  });

  it('returns to the form, and saves its edits over the current version', async () => {
    const { result, attempt, mine, world } = await startConflict();
    await act(() => result.current.save(attempt));
    act(() => result.current.edit());
    expect(result.current.state).toMatchObject({ status: 'editing', mine });
    await act(() => result.current.save({ ...attempt, mine: { ...mine, targetSchema: 'theirs' } }));
    expect(result.current.state.status).toBe('saved');
    expect(await stored(world)).toMatchObject({ targetCatalog: 'mine', targetSchema: 'theirs' });
  });

  it('keeps mine if theirs cannot be loaded, and loads it on request', async () => {
    const { result, attempt, mine, world } = await startConflict();
    world.onRequest = (sent) => {
      if (sent.startsWith('GET')) throw new TypeError('offline');
    };
    await act(() => result.current.save(attempt));
    expect(result.current.state).toMatchObject({ status: 'theirs-unread', mine, error: { kind: 'network' } });
    world.onRequest = () => {};
    await act(() => result.current.retry());
    expect(result.current.state).toMatchObject({ status: 'conflict', mine });
  });

  it('opens the choice for a newer version that the caller noticed', async () => {
    const { result, attempt, mine, world } = await startConflict();
    await act(() => result.current.raise(attempt));
    expect(result.current.state).toMatchObject({ status: 'conflict', mine });
    expect(world.sent(saves)).toHaveLength(1);
  });
});

describe('saving without a conflict', () => {
  it('creates an unsaved resource as version 0', async () => {
    const world = startWorld();
    const other = { deploymentId: 2, dataSourceName: 'default' };
    const { result } = renderHook(() => useConflict(metricViewIntegration(other)), { wrapper: world.wrapper });
    await act(() => result.current.save({ mine: form, version: 0 }));
    expect(result.current.state).toMatchObject({ status: 'saved', saved: { version: 1 } });
  });

  it('finds no changes of theirs if there are none', async () => {
    const world = startWorld();
    const other = { deploymentId: 2, dataSourceName: 'default' };
    const { result } = renderHook(() => useConflict(metricViewIntegration(other)), { wrapper: world.wrapper });
    await act(() => result.current.save({ mine: form, version: 4 }));
    expect(result.current.state).toMatchObject({ status: 'conflict', theirs: { value: undefined, version: 0 } });
    await act(() => result.current.keepMine());
    expect(result.current.state.status).toBe('saved');
  });

  it('keeps mine after any other failure, and retries on request', async () => {
    const { result, attempt, mine, theirVersion, world } = await startConflict();
    world.service.faults = { failOnce: [{ status: 500 }] };
    await act(() => result.current.save({ ...attempt, version: theirVersion }));
    expect(result.current.state).toMatchObject({ status: 'failed', mine, error: { status: 500 } });
    await act(() => result.current.retry());
    expect(result.current.state.status).toBe('saved');
  });

  it('sends once on a double click', async () => {
    const { result, attempt, theirVersion, world } = await startConflict();
    const before = world.sent(saves).length;
    const held = deferred<void>();
    world.onAnswer = () => held.promise;
    const both = act(() => Promise.all([1, 2].map(() => result.current.save({ ...attempt, version: theirVersion }))));
    held.resolve();
    await both;
    expect(world.sent(saves)).toHaveLength(before + 1);
    expect(result.current.state.status).toBe('saved');
  });
});

it("treats only the resource's own errors as conflicts", async () => {
  const world = startWorld();
  const refused = (code: string) => new ServiceError('validation', 'Not on this version.', { status: 400, code });
  let failure = refused('old_version');
  const resource: VersionedResource<{ name: string }, string> = {
    changes: [],
    load: async () => ({ value: { name: 'theirs' }, version: 'b' }),
    save: () => Promise.reject(failure),
    isConflict: ({ code }) => code === 'old_version',
  };
  const { result } = renderHook(() => useConflict(resource), { wrapper: world.wrapper });
  await act(() => result.current.save({ mine: { name: 'mine' }, version: 'a' }));
  expect(result.current.state).toMatchObject({
    status: 'conflict',
    theirs: { version: 'b' },
    differences: [{ field: 'name', mine: 'mine', theirs: 'theirs', changedBy: undefined }],
  });
  failure = refused('too_long');
  await act(() => result.current.keepMine());
  expect(result.current.state).toMatchObject({ status: 'failed', mine: { name: 'mine' }, version: 'b' });
});

it('carries nothing typed for one resource over to another', async () => {
  const { world, attempt } = await startConflict();
  const { result, rerender } = renderHook((deploymentId) => useConflict(metricViewIntegration({ ...address, deploymentId })), {
    wrapper: world.wrapper,
    initialProps: 1,
  });
  await act(() => result.current.save(attempt));
  expect(result.current.state.status).toBe('conflict');
  rerender(2);
  expect(result.current.state.status).toBe('idle');
  await act(() => result.current.keepMine());
  expect(world.sent(/^PUT .*deployments\/2\//)).toEqual([]);
});
