import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PromotionEvents } from '../../../src/admin/promotion-dialog/model/flow/usePromotionFlow.js';
import { usePromotionFlow } from '../../../src/admin.js';
import {
  createServiceClient,
  generateSession,
  getWorkbookPromotions,
  getWorkbooks,
  postTokenBySessionId,
  updateWorkbook,
} from '../../../src/client.js';
import { workbookPromotionsQuery } from '../../../src/data.js';
import { deferred } from '../../client/support/deferred.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

const production = 1;
const staging = 2;
const choice = { targetDeploymentId: production };
const promotions = /^POST .*\/promotions$/;
const previews = /^POST .*\/promotion-previews$/;

async function addressOf({ client }: World, name: string, deploymentId = staging) {
  const { items } = await getWorkbooks(client, { deploymentId });
  return { deploymentId, workbookId: items.find((item) => item.name === name)?.id ?? 0 };
}

async function startFlow(name = 'Daily trading', world = startWorld(), events: PromotionEvents = {}) {
  const address = await addressOf(world, name);
  const { result } = renderHook(() => usePromotionFlow(address, events), { wrapper: world.wrapper });
  const historyLength = async () => (await getWorkbookPromotions(world.client, address)).items.length;
  return { world, address, flow: result, historyLength };
}

type Flow = Awaited<ReturnType<typeof startFlow>>['flow'];

async function preview(flow: Flow) {
  act(() => flow.current.choose(choice));
  await act(() => flow.current.preview());
}

async function confirm(flow: Flow) {
  await preview(flow);
  act(() => flow.current.confirm());
}

const keyOf = (flow: Flow) => ('idempotencyKey' in flow.current.state ? flow.current.state.idempotencyKey : undefined);

describe('promoting a workbook', () => {
  it('moves from the choice through preview and confirmation to the outcome', async () => {
    const { flow, world, address } = await startFlow();
    expect(flow.current.state).toMatchObject({ step: 'choosing', choice: undefined });
    await act(() => flow.current.promote());
    await preview(flow);
    expect(flow.current.state).toMatchObject({ step: 'previewed', preview: { destinationWasDiverged: false }, change: undefined });
    await act(() => flow.current.promote());
    expect(world.sent(promotions)).toEqual([]);

    const history = workbookPromotionsQuery(world.client, address);
    await world.queryClient.query(history);
    act(() => flow.current.confirm());
    expect(flow.current).toMatchObject({ state: { step: 'confirming', override: false }, canPromote: true, needsOverride: false });
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'done', promotion: { overrideRequested: false } });
    expect(world.queryClient.getQueryState(history.queryKey)?.isInvalidated).toBe(true);
  });

  it('promotes once on a double click', async () => {
    const { flow, world, historyLength } = await startFlow();
    const before = await historyLength();
    await confirm(flow);
    await act(() => Promise.all([flow.current.promote(), flow.current.promote()]));
    expect(world.sent(promotions)).toHaveLength(1);
    expect(flow.current.state.step).toBe('done');
    expect(await historyLength()).toBe(before + 1);
  });

  it('requires an override if the destination was edited', async () => {
    const { flow, world } = await startFlow('Revenue overview');
    await confirm(flow);
    expect(flow.current).toMatchObject({ needsOverride: true, canPromote: false });
    await act(() => flow.current.promote());
    expect(world.sent(promotions)).toEqual([]);
    act(() => flow.current.setOverride(true));
    expect(flow.current).toMatchObject({ needsOverride: false, canPromote: true });
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'done', promotion: { overrideRequested: true, destinationWasDiverged: true } });
  });

  it('shows the preview of the last choice, whichever response arrives first', async () => {
    const { flow, world } = await startFlow();
    const late = deferred<void>();
    world.onAnswer = () => (world.sent(previews).length === 1 ? late.promise : undefined);
    act(() => flow.current.choose(choice));
    let first: Promise<unknown> = Promise.resolve();
    act(() => {
      first = flow.current.preview();
    });
    act(() => flow.current.choose({ targetDeploymentId: 99 }));
    late.resolve();
    await act(() => first);
    expect(flow.current.state).toMatchObject({ step: 'choosing', choice: { targetDeploymentId: 99 } });
    await act(() => flow.current.preview());
    expect(flow.current.state).toMatchObject({ step: 'choosing', choice: { targetDeploymentId: 99 }, failure: { reason: 'not-found' } });
  });
});

describe('a host that controls promotions', () => {
  it('is asked while the promotion waits, and can veto it without changing the state', async () => {
    const decision = deferred<boolean>();
    const { flow, world } = await startFlow('Daily trading', startWorld(), { onBeforePromote: () => decision.promise });
    await confirm(flow);
    const confirming = flow.current.state;
    let promoting: Promise<unknown> = Promise.resolve();
    act(() => {
      promoting = flow.current.promote();
    });
    expect(flow.current.state.step).toBe('promoting');
    decision.resolve(false);
    await act(() => promoting);
    expect(flow.current.state).toBe(confirming);
    expect(world.sent(promotions)).toEqual([]);
  });

  it('keeps an unknown outcome unknown after a veto', async () => {
    const onBeforePromote = vi.fn(() => true);
    const { flow, world } = await startFlow('Daily trading', startWorld(), { onBeforePromote });
    await confirm(flow);
    world.onAnswer = () => {
      throw new TypeError('connection lost');
    };
    await act(() => flow.current.promote());
    expect(flow.current.state.step).toBe('unknown');
    onBeforePromote.mockReturnValue(false);
    await act(() => flow.current.promote());
    expect(flow.current.state.step).toBe('unknown');
    expect(world.sent(promotions)).toHaveLength(1);
  });

  it('promotes nothing if the veto fails, and reports and shows it', async () => {
    const onError = vi.fn();
    const onBeforePromote = () => Promise.reject(new TypeError('broken'));
    const { flow, world } = await startFlow('Daily trading', startWorld(), { onBeforePromote, onError });
    await confirm(flow);
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'failed', failure: { reason: 'refused', error: { message: 'broken' } } });
    expect(world.sent(promotions)).toEqual([]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), { widget: 'promotion-dialog', operation: 'promoteWorkbook' });
  });

  it('is notified of success only, and of no failure if only the preview was outdated', async () => {
    const onPromoted = vi.fn();
    const onError = vi.fn();
    const { flow, world, address } = await startFlow('Daily trading', startWorld(), { onPromoted, onError });
    await confirm(flow);
    await updateWorkbook(world.client, { ...address, meta: { edited: true } });
    await act(() => flow.current.promote());
    expect(onPromoted).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    act(() => flow.current.confirm());
    await act(() => flow.current.promote());
    expect(onPromoted).toHaveBeenCalledOnce();
  });
});

describe('an outdated preview', () => {
  it('is created again with the same choices, shows what changed, and has another key', async () => {
    const { flow, world, address, historyLength } = await startFlow();
    const before = await historyLength();
    await confirm(flow);
    const key = keyOf(flow);
    await updateWorkbook(world.client, { ...address, meta: { edited: true } });
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({
      step: 'previewed',
      choice,
      idempotencyKey: undefined,
      change: { cause: 'source-changed', isSourceChanged: true, isDestinationChanged: false, hasDiverged: false },
    });
    expect(await historyLength()).toBe(before);

    act(() => flow.current.confirm());
    expect(keyOf(flow)).not.toBe(key);
    await act(() => flow.current.promote());
    expect(flow.current.state.step).toBe('done');
  });

  it('asks for an override if the destination was edited meanwhile', async () => {
    const { flow, world } = await startFlow();
    await confirm(flow);
    await updateWorkbook(world.client, { ...(await addressOf(world, 'Daily trading', production)), meta: { edited: true } });
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'previewed', change: { cause: 'destination-changed', hasDiverged: true } });
    act(() => flow.current.confirm());
    expect(flow.current.needsOverride).toBe(true);
  });

  it('stays outdated if the new preview fails, and is replaced on retry', async () => {
    const { flow, world, address } = await startFlow();
    await confirm(flow);
    await updateWorkbook(world.client, { ...address, meta: { edited: true } });
    world.service.faults = { failOnce: [{ status: 500, path: 'promotion-previews' }] };
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'stale', choice, cause: 'source-changed', failure: { reason: 'unreachable' } });
    await act(() => flow.current.preview());
    expect(flow.current.state).toMatchObject({ step: 'previewed', change: { isSourceChanged: true } });
  });
});

describe('a promotion without a result', () => {
  it('is unknown if the response is lost, and repeating the request reveals it without promoting twice', async () => {
    const { flow, world, historyLength } = await startFlow();
    const before = await historyLength();
    await confirm(flow);
    const key = keyOf(flow);
    world.onAnswer = () => {
      throw new TypeError('connection lost');
    };
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'unknown', failure: { reason: 'unreachable' }, idempotencyKey: key });
    world.onAnswer = () => {};
    expect(await historyLength()).toBe(before + 1);
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'done', idempotencyKey: key });
    expect(await historyLength()).toBe(before + 1);
  });

  it('keeps its key after a refusal, and after going back to the same preview', async () => {
    const { flow, world } = await startFlow();
    await confirm(flow);
    const key = keyOf(flow);
    world.service.faults = { failOnce: [{ status: 429, path: '/promotions' }] };
    await act(() => flow.current.promote());
    expect(flow.current.state).toMatchObject({ step: 'failed', failure: { reason: 'rate-limited' } });
    act(() => flow.current.back());
    act(() => flow.current.confirm());
    expect(keyOf(flow)).toBe(key);
    act(() => flow.current.back());
    act(() => flow.current.choose(choice));
    await act(() => flow.current.preview());
    act(() => flow.current.confirm());
    expect(keyOf(flow)).not.toBe(key);
  });

  it('distinguishes an embed session from a user without access', async () => {
    const embedded = startWorld({
      credentials: (service) => ({ kind: 'embed-token', token: () => embedTokenOf(service) }),
    });
    const address = { deploymentId: production, workbookId: 1 };
    const reasonFor = async (world: World) => {
      const { result } = renderHook(() => usePromotionFlow(address), { wrapper: world.wrapper });
      act(() => result.current.choose({ targetDeploymentId: staging }));
      await act(() => result.current.preview());
      return result.current.state;
    };
    expect(await reasonFor(embedded)).toMatchObject({ step: 'choosing', failure: { reason: 'embed-session', error: { status: 403 } } });
    const analyst = startWorld({
      credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email: 'analyst@parley.example' }) }),
    });
    expect(await reasonFor(analyst)).toMatchObject({ step: 'choosing', failure: { reason: 'no-access', error: { status: 403 } } });
  });
});

/** Of a user of an embed tenant, as an embedded page gets it. */
async function embedTokenOf(service: World['service']): Promise<string> {
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const subject = { deploymentId: production, externalId: 'user-1', embedTenantName: 'harbor-goods' };
  const { sessionId } = await generateSession(admin, subject);
  return (await postTokenBySessionId(admin, { sessionId })).token;
}
