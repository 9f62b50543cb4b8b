/** Two texts, split into their common start and end and what differs between. */
export interface SplitChange {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** Compares two texts. `start` and `end` are shortened to the context of the change. */
export function splitChange(before: string, after: string): SplitChange {
  const shorter = Math.min(before.length, after.length);
  let startLength = 0;
  while (startLength < shorter && before[startLength] === after[startLength]) startLength += 1;
  let endLength = 0;
  while (endLength < shorter - startLength && before[before.length - 1 - endLength] === after[after.length - 1 - endLength]) endLength += 1;
  const start = after.slice(0, startLength);
  const end = after.slice(after.length - endLength);
  return {
    start: start.length > context ? `…${start.slice(-context)}` : start,
    removed: before.slice(startLength, before.length - endLength),
    added: after.slice(startLength, after.length - endLength),
    end: end.length > context ? `${end.slice(0, context)}…` : end,
  };
}

const context = 120;
