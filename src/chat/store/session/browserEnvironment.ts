import type { ChatChannel, ChatEnvironment } from '../ChatStore.js';

/** The clock, timers and page events of a browser, or the clock and timers of any JavaScript runtime without a page. */
export const browserEnvironment: ChatEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>), // handles only come from `setTimeout` above
  scheduleNotify: schedulePaint,
  isOnline: () => globalThis.navigator?.onLine !== false,
  onWake: listenToPage,
  onFocus: listenToFocus,
  openChannel,
};

/**
 * Calls back before a paint, about thirty times a second: readers see no more than that, and each time costs a render, a layout and a paint.
 * All callbacks share the same paints. A hidden page does not paint, and a page may become hidden while waiting.
 */
function schedulePaint(callback: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    setTimeout(callback, hiddenPauseMs);
    return;
  }
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callback();
  };
  const runInFrame = (timeMs: number) => {
    if (timeMs > paintedAtMs && timeMs < paintedAtMs + pauseMs) {
      frame = requestAnimationFrame(runInFrame);
    } else {
      paintedAtMs = timeMs;
      run();
    }
  };
  let frame = requestAnimationFrame(runInFrame);
  const timer = setTimeout(run, hiddenPauseMs);
}

let paintedAtMs = Number.NEGATIVE_INFINITY;

/** Less than two frames at 60 Hz, so that the second frame is in time. */
const pauseMs = 25;

function listenToPage(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onVisibility = () => {
    if (!document.hidden) callback();
  };
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  window.addEventListener('pageshow', callback);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
    window.removeEventListener('pageshow', callback);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

function listenToFocus(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('focus', callback);
  return () => window.removeEventListener('focus', callback);
}

function openChannel(callback: (message: unknown) => void): ChatChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('parley:threads');
  channel.onmessage = ({ data }) => callback(data);
  return { post: (chatId) => channel.postMessage(chatId), close: () => channel.close() };
}

const hiddenPauseMs = 100;
