import type { ChatEnvironment } from '../ChatStore.js';

/** Returns a function that may be called for every line: `publish` runs once before the next paint. */
export function notifyOncePerPaint({ scheduleNotify }: Pick<ChatEnvironment, 'scheduleNotify'>, publish: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    scheduleNotify(() => {
      isScheduled = false;
      publish();
    });
  };
}
