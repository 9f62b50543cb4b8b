import { isCjk } from '../../../ui/text/cjk.js';

/** The character next to a delimiter run, as classified by the rules of emphasis. */
export type CharacterKind = 'space' | 'mark' | 'word' | 'cjk-mark' | 'cjk';

/** Classifies the last character of a text. A variation selector counts with the character before it. */
export function kindBefore(text: string): CharacterKind {
  const last = lastCharacter(text);
  if (ideographicVariation.test(last)) return 'cjk';
  if (!standardVariation.test(last)) return kindOf(last);
  const varied = lastCharacter(text.slice(0, -1));
  return last === fullWidth && fullWidthQuotes.includes(varied) ? 'cjk-mark' : kindOf(varied);
}

/** Classifies the first character of a text. */
export function kindAfter(text: string): CharacterKind {
  return kindOf(text === '' ? '' : String.fromCodePoint(text.codePointAt(0) ?? 0));
}

/**
 * Returns whether a run of `*`, `_` or `~~` between these characters can open or close. Chinese, Japanese and Korean text has no spaces
 * between words, so its punctuation counts as letters.
 * @see https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md
 */
export function readRun(mark: string, before: CharacterKind, after: CharacterKind): RunRole {
  const opens = after !== 'space' && (after !== 'mark' || before !== 'word');
  const closes = before !== 'space' && (before !== 'mark' || after !== 'word');
  if (mark !== '_') return { opens, closes };
  return { opens: opens && (!closes || isMark(before)), closes: closes && (!opens || isMark(after)) };
}

export interface RunRole {
  readonly opens: boolean;
  readonly closes: boolean;
}

function isMark(kind: CharacterKind): boolean {
  return kind === 'mark' || kind === 'cjk-mark';
}

/** Like the parser, counts symbols outside the basic plane, such as emoji, as letters. */
function kindOf(character: string): CharacterKind {
  if (character === '' || character === ' ') return 'space';
  if (letterOrDigit.test(character)) return 'word';
  if (/\s/.test(character)) return 'space';
  const isSymbol = character.length === 1 && /[\p{P}\p{S}]/u.test(character);
  if (isCjk(character)) return isSymbol ? 'cjk-mark' : 'cjk';
  return isSymbol ? 'mark' : 'word';
}

function lastCharacter(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? '';
}

/** Common characters, classified without the slower Unicode properties. */
const letterOrDigit = /[a-zA-Z\d]/;

const fullWidth = '\ufe01';
const fullWidthQuotes = '\u2018\u2019\u201c\u201d';
const standardVariation = /[\ufe00-\ufe0e]/;
const ideographicVariation = /[\u{e0100}-\u{e01ef}]/u;
