import { isCjk } from './cjk.js';

/**
 * Returns the bare address that a text begins with, as a reader would take it: up to a space, without the Chinese, Japanese or Korean
 * punctuation or the quotation mark that follows it, and without what closes the sentence around it.
 */
export function bareAddress(text: string): string {
  let end = 0;
  while (end < text.length && !isGap(text.charAt(end)) && !endsAddress(text.charAt(end))) end += 1;
  return withoutClosing(text.slice(0, end));
}

/** True for what is never part of a bare address. The dot inside names (`・`) is. */
export function endsAddress(character: string): boolean {
  if (character <= '~') return false;
  return quotationMarks.includes(character) || (/[\p{P}\p{S}]/u.test(character) && isCjk(character) && !nameDots.includes(character));
}

function isGap(character: string): boolean {
  return character === '<' || /\s/.test(character);
}

const nameDots = '・･';
const quotationMarks = '“”„‟‘’‚‛«»‹›…';

/** Removes trailing punctuation, and closing brackets that the address did not open. */
function withoutClosing(text: string): string {
  // The number of closing brackets in excess.
  let round = text.split(')').length - text.split('(').length;
  let square = text.split(']').length - text.split('[').length;
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (last === ')' && round > 0) round -= 1;
    else if (last === ']' && square > 0) square -= 1;
    else if (last !== '}' && !sentenceSigns.includes(last)) break;
  }
  return text.slice(0, end);
}

const sentenceSigns = '.,;:!?';
