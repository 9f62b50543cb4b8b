/** Helpers for the pages that are measured. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export async function frames(count) {
  for (let index = 0; index < count; index += 1) await frame();
}

export async function until(isTrue) {
  while (!isTrue()) await frame();
}

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves in a new task, sooner than a timer. */
export const task = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
