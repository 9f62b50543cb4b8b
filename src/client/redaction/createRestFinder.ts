import { shownLengthOf, type ValueFinder } from './createValueFinder.js';
import { redactedMark } from './redactedMark.js';

/**
 * For a text that may begin in the middle of a value: cuts out the rest of the value and leaves what follows to `next`. The text is held
 * back while it continues like a part of a value, which is rarely longer than a word.
 */
export function createRestFinder(values: readonly string[], next: ValueFinder): ValueFinder {
  let held = '';
  let restLength = 0;
  let isSettled = false;

  function settle(): string {
    isSettled = true;
    return restLength === 0 ? next.push(held) : redactedMark + next.push(held.slice(restLength));
  }

  return {
    push(text) {
      if (isSettled) return next.push(text);
      for (let index = 0; index < text.length; index += 1) {
        held += text.charAt(index);
        if (!values.some((value) => value.includes(held, 1))) return settle() + next.push(text.slice(index + 1));
        if (values.some((value) => held.length > shownLengthOf(value) && value.endsWith(held))) restLength = held.length;
      }
      return '';
    },
    end: () => (isSettled ? '' : settle()) + next.end(),
  };
}
