/** Two texts, cut into what they share at both ends and what is between. */
export interface SplitChange {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** What became of a text. `start` and `end` are shortened to what tells where the change is. */
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
