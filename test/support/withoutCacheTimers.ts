import { timeoutManager } from '@tanstack/react-query';

/** A timer of a query cache would keep its data, its client and the whole service of a test for five minutes. */
const longestMs = 60_000;
const noTimer = 0;
type Timer = number | ReturnType<typeof setTimeout>;

timeoutManager.setTimeoutProvider<Timer>({
  setTimeout: (callback, delay) => (delay > longestMs ? noTimer : setTimeout(callback, delay)),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (timer) => clearInterval(timer),
});
