import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Says that something in a folder changed, when nothing has changed any more for one interval. Returns how to stop. */
export function watchFolder(folder: string, onChange: () => Promise<void>, intervalMs = 500): () => void {
  let known = stateOf(folder);
  let seen = known;
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    const state = stateOf(folder);
    const isSteady = state === seen;
    seen = state;
    if (!isSteady || state === known) return;
    known = state;
    isBusy = true;
    await onChange().catch(() => {});
    isBusy = false;
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Paths, sizes and times of all files. Programs that replace a file give it another number. */
function stateOf(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(?:^|[\\/])(?:\.|~\$)/.test(path))
      .sort()
      .map((path) => {
        const { size, mtimeMs, ino } = statSync(join(folder, path));
        return `${path}|${size}|${mtimeMs}|${ino}`;
      })
      .join('\n');
  } catch {
    // The folder, or a file of it, is being replaced.
    return '';
  }
}
