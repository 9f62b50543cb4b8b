import type { Turn } from '../../chat-store/Thread.js';

/** Some turns in a row: the unit that is left out of the page, or of layout, while it is far away. */
export type TurnGroup = readonly Turn[];

/** Some groups in a row: the unit that is left out of comparing, and laid out as one, while nothing in it changes. */
export type TurnSection = readonly TurnGroup[];

/** Gives a function that groups the turns of a growing thread; what did not change are the same objects as before. */
export function createTurnGrouper(): (turns: readonly Turn[]) => readonly TurnSection[] {
  let groups: TurnSection = [];
  let sections: readonly TurnSection[] = [];
  return (turns) => {
    groups = inChunks(turns, turnsOfGroup, groups);
    sections = inChunks(groups, groupsOfSection, sections);
    return sections;
  };
}

function inChunks<Item>(items: readonly Item[], size: number, before: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  const chunks = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const start = index * size;
    const end = Math.min(start + size, items.length);
    const known = before[index];
    const isKnown = known?.length === end - start && known.every((item, offset) => item === items[start + offset]);
    return isKnown ? known : items.slice(start, end);
  });
  return chunks.length === before.length && chunks.every((chunk, index) => chunk === before[index]) ? before : chunks;
}

const turnsOfGroup = 10;
const groupsOfSection = 20;
