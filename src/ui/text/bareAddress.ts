import { isCjk } from './cjk.js';

/**
 * Returns the URL at the start of a text. It ends at white space, at Chinese, Japanese or Korean punctuation, and at a quotation mark, and
 * leaves out the punctuation of the sentence around it.
 */
export function bareAddress(text: string): string {
  let end = 0;
  while (end < text.length && !isGap(text.charAt(end)) && !endsAddress(text.charAt(end))) end += 1;
  return withoutClosing(text.slice(0, end));
}

/** True for a character that ends a bare URL. The middle dot of Japanese names (`・`) does not. */
export function endsAddress(character: string): boolean {
  if (character <= '~') return false;
  return quotationMarks.includes(character) || (/[\p{P}\p{S}]/u.test(character) && isCjk(character) && !nameDots.includes(character));
}

function isGap(character: string): boolean {
  return character === '<' || /\s/.test(character);
}

const nameDots = '・･';
const quotationMarks = '“”„‟‘’‚‛«»‹›…';

/** Removes trailing punctuation and unmatched closing brackets. */
function withoutClosing(text: string): string {
  // The number of unmatched closing brackets.
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
