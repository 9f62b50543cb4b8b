import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/client.js';
import { createPoller } from '../../../src/data/jobs/createPoller.js';
import { deferred } from '../../client/support/deferred.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';

const network = () => new ServiceError('network', 'The connection to the service failed.');

/** A poller with an interval of 2 seconds over a clock that only a test moves. */
function startPoller(answer: (look: number) => Promise<'again' | 'stop'>, hear: (value: 'again' | 'stop') => void = () => {}) {
  const virtual = createVirtualEnvironment();
  const looks: number[] = [];
  let isAwake = true;
  const startMs = virtual.nowMs;
  const poller = createPoller<'again' | 'stop'>({
    read(signal) {
      looks.push(virtual.nowMs - startMs);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ServiceError('aborted', 'Cancelled.')));
        answer(looks.length).then(resolve, reject);
      });
    },
    onValue(value) {
      hear(value);
      return value;
    },
    onError: () => 'again',
    intervalMs: 2_000,
    environment: { ...virtual, onWakeChange: virtual.onWake, isAwake: () => isAwake },
  });
  return {
    poller,
    looks,
    virtual,
    setAwake(next: boolean) {
      isAwake = next;
      virtual.wake();
    },
  };
}

const again = async () => 'again' as const;

describe('a poller with several watchers', () => {
  it('polls once at a time, however many watch, and stops with the last of them', async () => {
    const { poller, looks, virtual } = startPoller(again);
    const unwatch = [poller.watch(), poller.watch(), poller.watch()];
    await virtual.advance(4_000);
    expect(looks).toEqual([0, 2_000, 4_000]);
    unwatch[0]?.();
    unwatch[0]?.();
    unwatch[1]?.();
    await virtual.advance(2_000);
    expect(looks).toHaveLength(4);
    unwatch[2]?.();
    await virtual.advance(60_000);
    expect(looks).toHaveLength(4);
  });

  it('does not poll twice if a watcher leaves and returns at once', async () => {
    const { poller, looks, virtual } = startPoller(again);
    poller.watch()();
    poller.watch();
    await virtual.advance(0);
    expect(looks).toEqual([0]);
  });

  it('stops when the job has ended, and continues on request', async () => {
    const { poller, looks, virtual } = startPoller(async (look) => (look === 2 ? 'stop' : 'again'));
    poller.watch();
    await virtual.advance(60_000);
    expect(looks).toEqual([0, 2_000]);
    poller.restart();
    await virtual.advance(0);
    expect(looks).toEqual([0, 2_000, 60_000]);
  });

  it('continues if a listener to its stop asks for it', async () => {
    const { poller, looks, virtual } = startPoller(
      async (look) => (look === 1 ? 'stop' : 'again'),
      (value) => value === 'stop' && poller.restart(),
    );
    poller.watch();
    await virtual.advance(2_000);
    expect(looks).toEqual([0, 0, 2_000]);
  });

  it('drops the response of a poll that was stopped', async () => {
    const { promise, resolve } = deferred<'again'>();
    const { poller, looks, virtual } = startPoller(() => promise);
    poller.watch();
    await virtual.advance(0);
    poller.stop();
    resolve('again');
    await virtual.advance(10_000);
    expect(looks).toHaveLength(1);
  });
});

describe('a poller that fails or is paused', () => {
  it('waits 1, 2, 4, 8 and then 10 seconds after failures, and the usual interval after a success', async () => {
    const { poller, looks, virtual } = startPoller((look) => (look <= 6 ? Promise.reject(network()) : again()));
    poller.watch();
    await virtual.advance(40_000);
    expect(looks.slice(0, 8)).toEqual([0, 1_000, 3_000, 7_000, 15_000, 25_000, 35_000, 37_000]);
  });

  it('waits as long as the service asks, even if the window is focused meanwhile', async () => {
    const limited = new ServiceError('rate-limited', 'Slow down.', { retryAfterMs: 20_000 });
    const { poller, looks, virtual } = startPoller((look) => (look === 1 ? Promise.reject(limited) : again()));
    poller.watch();
    await virtual.advance(5_000);
    virtual.wake();
    await virtual.advance(14_999);
    expect(looks).toEqual([0]);
    await virtual.advance(1);
    expect(looks).toEqual([0, 20_000]);
  });

  it('pauses while the page is hidden, and polls as soon as it is visible and due', async () => {
    const { poller, looks, virtual, setAwake } = startPoller(again);
    poller.watch();
    await virtual.advance(0);
    setAwake(false);
    await virtual.advance(60_000);
    expect(looks).toEqual([0]);
    setAwake(true);
    await virtual.advance(0);
    expect(looks).toEqual([0, 60_000]);
    virtual.wake();
    await virtual.advance(0);
    expect(looks).toHaveLength(2);
  });

  it('polls at once when the connection returns', async () => {
    const { poller, looks, virtual } = startPoller((look) => (look <= 4 ? Promise.reject(network()) : again()));
    poller.watch();
    await virtual.advance(8_000);
    expect(looks).toEqual([0, 1_000, 3_000, 7_000]);
    virtual.wake();
    await virtual.advance(0);
    expect(looks.at(-1)).toBe(8_000);
  });

  it('treats a poll without a response for half a minute as failed', async () => {
    const { poller, looks, virtual } = startPoller((look) => (look === 1 ? new Promise(() => {}) : again()));
    poller.watch();
    await virtual.advance(31_000);
    expect(looks).toEqual([0, 31_000]);
  });
});
