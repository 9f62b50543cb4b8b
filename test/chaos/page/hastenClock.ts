/**
 * Speeds up timers and lets the time of day jump, so that no test waits out a back-off or sleeps for an hour. A much higher speed would make
 * a slow machine look like a broken connection.
 */
export function hastenClock(): (ms: number) => void {
  let skewMs = 0;
  const setRealTimeout = window.setTimeout.bind(window);
  const realNow = Date.now.bind(Date);
  const setHastyTimeout = (callback: TimerHandler, delayMs = 0, ...rest: unknown[]) =>
    setRealTimeout(callback, delayMs / timerSpeed, ...rest);
  Object.assign(window, { setTimeout: setHastyTimeout });
  Date.now = () => realNow() + skewMs;
  return (ms) => {
    skewMs += ms;
  };
}

const timerSpeed = 15;
