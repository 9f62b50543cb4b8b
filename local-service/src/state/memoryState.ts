import type { State } from './State.js';

/** State that goes with the process. */
export const memoryState: State = {
  isKept: false,
  map: (_name, first = []) => new Map(first),
  cell: (_name, value) => ({ value }),
  save: () => Promise.resolve(),
  onUndo: () => {},
  close: () => Promise.resolve(),
};
