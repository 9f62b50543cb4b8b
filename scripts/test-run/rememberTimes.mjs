import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const standardFile = 'node_modules/.cache/parley-tests/times.json';
const slowerFactor = 1.5;
/** Below this, a difference says more about the machine than about the tests. */
const minDifferenceMs = 2000;

/** Keeps the times of the files that passed, and returns those that took much longer than in their last run. */
export function rememberTimes(files, cacheFile = standardFile) {
  const last = readTimes(cacheFile);
  const passed = files.filter(({ state }) => state === 'passed');
  const times = passed.map((file) => ({ file, key: `${file.project}: ${relative('', file.path)}`, ms: Math.round(file.ms) }));
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ ...last, ...Object.fromEntries(times.map(({ key, ms }) => [key, ms])) }));
  return times
    .flatMap(({ file, key, ms }) => (last[key] === undefined ? [] : [{ file, ms, lastMs: last[key] }]))
    .filter(({ ms, lastMs }) => ms > lastMs * slowerFactor && ms - lastMs > minDifferenceMs)
    .toSorted((a, b) => b.ms - b.lastMs - (a.ms - a.lastMs));
}

function readTimes(cacheFile) {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}
