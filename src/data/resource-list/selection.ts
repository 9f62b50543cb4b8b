/** Identifies an item, wherever it is in the list. */
export type ItemId = string | number;

/** What a list says about its selection; `loaded` items are those that were fetched so far, never all there may be. */
export interface SelectionSummary {
  /** The number of selected items, loaded or not. */
  readonly count: number;
  /** The number of selected items that are loaded. The others were found by another search, or are on a page that is no longer loaded. */
  readonly loadedCount: number;
  /** True if items are loaded and all of them are selected. */
  readonly allLoadedSelected: boolean;
  /** True if at least one loaded item is selected. */
  readonly someLoadedSelected: boolean;
}

/** Selects an id, or deselects it if it was selected. `isSelected` sets the state instead. */
export function toggleId<Id extends ItemId>(selected: ReadonlySet<Id>, id: Id, isSelected = !selected.has(id)): ReadonlySet<Id> {
  return isSelected ? withIds(selected, [id]) : withoutIds(selected, [id]);
}

/**
 * Gives all from `anchorId` to `id`, in the order of the list, the state that `id` is toggled to. Where the anchor is
 * not loaded, only `id` changes.
 */
export function toggleIdRange<Id extends ItemId>(
  selected: ReadonlySet<Id>,
  { loadedIds, anchorId, id }: { readonly loadedIds: readonly Id[]; readonly anchorId: Id; readonly id: Id },
): ReadonlySet<Id> {
  const ends = [loadedIds.indexOf(anchorId), loadedIds.indexOf(id)];
  if (ends.includes(-1)) return toggleId(selected, id);
  const range = loadedIds.slice(Math.min(...ends), Math.max(...ends) + 1);
  return selected.has(id) ? withoutIds(selected, range) : withIds(selected, range);
}

export function withIds<Id extends ItemId>(selected: ReadonlySet<Id>, ids: Iterable<Id>): ReadonlySet<Id> {
  return new Set([...selected, ...ids]);
}

export function withoutIds<Id extends ItemId>(selected: ReadonlySet<Id>, ids: Iterable<Id>): ReadonlySet<Id> {
  const gone = new Set(ids);
  return new Set([...selected].filter((id) => !gone.has(id)));
}

export function summarizeSelection<Id extends ItemId>(selected: ReadonlySet<Id>, loadedIds: readonly Id[]): SelectionSummary {
  const loadedCount = loadedIds.filter((id) => selected.has(id)).length;
  return {
    count: selected.size,
    loadedCount,
    allLoadedSelected: loadedCount > 0 && loadedCount === loadedIds.length,
    someLoadedSelected: loadedCount > 0,
  };
}

/** The same set where nothing in it is locked. */
export function withoutLocked<Id extends ItemId>(selected: ReadonlySet<Id>, isLocked: ((id: Id) => boolean) | undefined): ReadonlySet<Id> {
  if (isLocked === undefined) return selected;
  const locked = [...selected].filter(isLocked);
  return locked.length === 0 ? selected : withoutIds(selected, locked);
}
