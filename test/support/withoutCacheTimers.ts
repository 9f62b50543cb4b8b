import { timeoutManager } from '@tanstack/react-query';

/** A timer of a query cache would keep its data, its client and the whole service of a test for five minutes. */
const longestMs = 60_000;
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => (delay > longestMs ? undefined : setTimeout(callback, delay)),
  clearTimeout: (id: ReturnType<typeof setTimeout> | undefined) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (id: ReturnType<typeof setInterval> | undefined) => clearInterval(id),
});
