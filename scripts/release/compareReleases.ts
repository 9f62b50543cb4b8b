import type { ReleaseRecord } from './ReleaseRecord.js';

export interface ReleaseComparison {
  /** Reasons not to release. */
  readonly problems: readonly string[];
  /** Changes that a reviewer should see. */
  readonly notes: readonly string[];
}

/** Compares a release with the last one: versions go up, names are removed only in breaking releases, and sizes stay. */
export function compareReleases(last: ReleaseRecord | undefined, next: ReleaseRecord): ReleaseComparison {
  if (last === undefined) return { problems: [], notes: ['This is the first release: there is nothing to compare it with.'] };
  const { removed, added } = compareSurfaces(last.surface, next.surface);
  const grown = Object.entries(next.sizes).flatMap(([name, size]) => {
    const before = last.sizes[name];
    return before === undefined || size <= before * maxGrowth || size - before <= toleratedBytes ? [] : [{ name, before, size }];
  });
  const isNewer = compareVersions(next.version, last.version) > 0;
  return {
    problems: [
      ...(isNewer ? [] : [`Version ${next.version} is not newer than ${last.version}. Raise the version in the three package.json files.`]),
      ...(removed.length > 0 && !isBreaking(last.version, next.version)
        ? [`${next.version} removes public names, so it must be a breaking release: ${removed.join(', ')}.`]
        : []),
      ...grown.map(({ name, before, size }) => `${name} grew from ${before} to ${size} bytes, by more than 5%.`),
    ],
    notes: [...removed.map((name) => `removed: ${name}`), ...added.map((name) => `added: ${name}`)],
  };
}

function compareSurfaces(last: ReleaseRecord['surface'], next: ReleaseRecord['surface']) {
  const lastNames = namesOf(last);
  const nextNames = namesOf(next);
  return {
    removed: [...lastNames].filter((name) => !nextNames.has(name)),
    added: [...nextNames].filter((name) => !lastNames.has(name)),
  };
}

function namesOf(surface: ReleaseRecord['surface']): ReadonlySet<string> {
  return new Set(Object.entries(surface).flatMap(([entry, names]) => names.map((name) => `${entry}: ${name}`)));
}

/** Before 1.0 a minor version may break, from then on a major version only. */
function isBreaking(last: string, next: string): boolean {
  const [lastMajor = 0, lastMinor = 0] = numbersOf(last);
  const [nextMajor = 0, nextMinor = 0] = numbersOf(next);
  return nextMajor > lastMajor || (lastMajor === 0 && nextMinor > lastMinor);
}

/** Negative, zero or positive, as for `sort`. A pre-release comes before its release. */
function compareVersions(one: string, other: string): number {
  const [ones, others] = [numbersOf(one), numbersOf(other)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (ones[place] ?? 0) - (others[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(other.includes('-')) - Number(one.includes('-'));
}

function numbersOf(version: string): readonly number[] {
  return version.split('-', 1).flatMap((core) => core.split('.').map(Number));
}

const maxGrowth = 1.05;
const toleratedBytes = 1024;
