import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../../src/chat/store/session/browserEnvironment.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
}

it('publishes once per frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
  let calls = 0;
  browserEnvironment.scheduleNotify(() => {
    calls += 1;
  });
  expect(calls).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(calls).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(calls).toBe(1);
});

it('publishes in every second frame at 60 Hz, and for all conversations in the same ones', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'] });
  let frame = 0;
  const calls: [string, number][] = [];
  const publish = (name: string) => {
    browserEnvironment.scheduleNotify(() => {
      calls.push([name, frame]);
      publish(name);
    });
  };
  publish('one');
  publish('other');
  for (; frame < 6; frame += 1) vi.advanceTimersToNextFrame();
  const first = calls[0]?.[1] ?? Number.NaN;
  expect(calls.map(([name, at]) => [name, at - first])).toEqual(
    [0, 2, 4].flatMap((at) => [
      ['one', at],
      ['other', at],
    ]),
  );
});

it('publishes with a timer in a hidden tab, which has no animation frames', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hide(true);
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  let calls = 0;
  browserEnvironment.scheduleNotify(() => {
    calls += 1;
  });
  vi.advanceTimersByTime(200);
  expect(calls).toBe(1);
  expect(frames).not.toHaveBeenCalled();
});

it('publishes with a timer if the tab is hidden while waiting for its frame', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  let calls = 0;
  browserEnvironment.scheduleNotify(() => {
    calls += 1;
  });
  vi.advanceTimersByTime(200);
  expect(calls).toBe(1);
});

it('wakes when the network or the page returns, and not when the page is hidden', () => {
  let calls = 0;
  const stop = browserEnvironment.onWake(() => {
    calls += 1;
  });
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  hide(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toBe(2);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toBe(3);
  stop();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toBe(3);
});

it('notifies when the reader returns from another window, until unsubscribed', () => {
  let calls = 0;
  const stop = browserEnvironment.onFocus(() => {
    calls += 1;
  });
  window.dispatchEvent(new Event('blur'));
  expect(calls).toBe(0);
  window.dispatchEvent(new Event('focus'));
  expect(calls).toBe(1);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(calls).toBe(1);
});
