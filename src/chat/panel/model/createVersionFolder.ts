import type { ChatTurn } from '../../store/fold/Thread.js';

/** The turns to show, and the earlier versions of each, oldest first, by its id. */
export interface FoldedVersions {
  readonly turns: readonly ChatTurn[];
  readonly earlier: EarlierVersions;
}

export type EarlierVersions = ReadonlyMap<string, readonly ChatTurn[]>;

/** Returns a function that folds replaced turns into those that replace them. `earlier` stays the same object until a version changes. */
export function createVersionFolder(): (turns: readonly ChatTurn[], replaced: ReadonlyMap<string, string>) => FoldedVersions {
  let last = none;

  return (turns, replaced) => {
    if (replaced.size === 0) return { turns, earlier: none };
    const byId = new Map(turns.map((turn) => [turn.id, turn]));
    const earlier = new Map<string, readonly ChatTurn[]>();
    const hidden = new Set<ChatTurn>();
    for (const { id } of turns) {
      const before = byId.get(replaced.get(id) ?? '');
      if (before === undefined || before.id === id) continue;
      hidden.add(before);
      earlier.set(id, [...(earlier.get(before.id) ?? []), before]);
      earlier.delete(before.id);
    }
    if (!areSameVersions(last, earlier)) last = earlier;
    return { turns: hidden.size === 0 ? turns : turns.filter((turn) => !hidden.has(turn)), earlier: last };
  };
}

const none: EarlierVersions = new Map();

function areSameVersions(before: EarlierVersions, after: EarlierVersions): boolean {
  if (before.size !== after.size) return false;
  return [...after].every(([id, versions]) => {
    const known = before.get(id);
    return known?.length === versions.length && known.every((turn, index) => turn === versions[index]);
  });
}
