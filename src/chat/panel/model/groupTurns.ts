import { commonLength } from '../../store/fold/commonLength.js';
import type { ChatTurn } from '../../store/fold/Thread.js';

/** Consecutive turns: the unit that is left out of the page, or of layout, while it is far away. */
export type TurnGroup = readonly ChatTurn[];

/** Consecutive groups: the unit that is skipped when comparing, and laid out as one, while nothing in it changes. */
export type TurnSection = readonly TurnGroup[];

/** Returns a function that groups the turns of a growing thread. Unchanged groups keep their identity. */
export function createTurnGrouper(): (turns: readonly ChatTurn[]) => readonly TurnSection[] {
  let groups: Chunked<ChatTurn> = nothing;
  let sections: Chunked<TurnGroup> = nothing;
  return (turns) => {
    groups = inChunks(turns, turnsOfGroup, groups);
    sections = inChunks(groups.chunks, groupsOfSection, sections);
    return sections.chunks;
  };
}

/** Keeps the unchanged chunks at the beginning and rebuilds only those after them. */
function inChunks<Item>(items: readonly Item[], size: number, before: Chunked<Item>): Chunked<Item> {
  const same = commonLength(items, before.items);
  if (same === items.length && same === before.items.length) return before;
  const chunks = before.chunks.slice(0, Math.floor(same / size));
  for (let start = chunks.length * size; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return { items, chunks };
}

interface Chunked<Item> {
  readonly items: readonly Item[];
  readonly chunks: readonly (readonly Item[])[];
}

const nothing: Chunked<never> = { items: [], chunks: [] };

const turnsOfGroup = 10;
const groupsOfSection = 20;
