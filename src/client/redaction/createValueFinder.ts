import { bordersOf } from './bordersOf.js';
import { redactedMark } from './redactedMark.js';

/** Cuts values out of a text that grows. */
export interface ValueFinder {
  /** The text of all pieces so far that is safe to show. */
  push(text: string): string;
  /** The rest, which was the beginning of a value only. */
  end(): string;
}

/**
 * By Knuth, Morris and Pratt for each value: a step or two for each character. The first three characters of a value, or its
 * first quarter, are shown as they come, since much else begins like that.
 */
export function createValueFinder(values: readonly string[]): ValueFinder {
  const searches = values.map((value) => ({ value, shownLength: shownLengthOf(value), borders: bordersOf(value), matched: 0 }));
  let held = '';

  /** The length of the end that must be held back, and whether a value ends here. */
  function step(character: string): { readonly hidden: number; readonly isFound: boolean } {
    let hidden = 0;
    let isFound = false;
    for (const search of searches) {
      const { value, borders, shownLength } = search;
      while (search.matched > 0 && character !== value[search.matched]) search.matched = borders[search.matched - 1] ?? 0;
      if (character === value[search.matched]) search.matched += 1;
      isFound ||= search.matched === value.length;
      hidden = Math.max(hidden, search.matched - shownLength);
    }
    return { hidden, isFound };
  }

  return {
    push(text) {
      let shown = '';
      for (let index = 0; index < text.length; index += 1) {
        const character = text.charAt(index);
        const { hidden, isFound } = step(character);
        held += character;
        const end = held.length - hidden;
        shown += held.slice(0, end);
        held = held.slice(end);
        if (!isFound) continue;
        shown += redactedMark;
        reset();
      }
      return shown;
    },
    end() {
      const rest = held;
      reset();
      return rest;
    },
  };

  function reset(): void {
    held = '';
    for (const search of searches) search.matched = 0;
  }
}

/** The number of first characters that are shown as they arrive. */
export function shownLengthOf({ length }: string): number {
  return Math.min(3, Math.floor(length / 4));
}
