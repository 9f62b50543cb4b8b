/** Waits for what the page will show. */
export interface Watch {
  /** Looks again after every change. Throws, and says what was waited for, when nothing has come of it in `patienceMs`. */
  until<Result>(look: () => Result | undefined, what: string): Promise<Result>;
}

export function createWatch(root: () => ParentNode): Watch {
  const wait = window.setInterval.bind(window);
  return {
    until: (look, what) =>
      new Promise((resolve, reject) => {
        const observer = new MutationObserver(check);
        const startedAt = performance.now();
        // The root may be another one by now.
        const timer = wait(() => {
          if (performance.now() - startedAt > patienceMs) finish(() => reject(new Error(`Waited in vain for ${what}.`)));
          else check();
        }, pollIntervalMs);
        observer.observe(root(), { subtree: true, childList: true, attributes: true, characterData: true });
        check();

        function check(): void {
          const result = look();
          if (result !== undefined) finish(() => resolve(result));
        }
        function finish(tell: () => void): void {
          observer.disconnect();
          clearInterval(timer);
          tell();
        }
      }),
  };
}

const pollIntervalMs = 25;
const patienceMs = 60_000;
