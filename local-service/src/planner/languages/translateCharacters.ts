import type { PhraseTable } from '../words/Language.js';
import type { Dictionary } from './createDictionary.js';
import type { KeptNames } from './KeptNames.js';
import { createSentence, type Piece } from './pieces.js';
import { englishNumber, scaled } from './writtenNumber.js';

/** Translates a question of a language without spaces, by the longest phrase that begins at each character. */
export function translateCharacters(text: string, table: PhraseTable, dictionary: Dictionary, names: KeptNames): readonly Piece[] {
  const sentence = createSentence();
  let unknown = '';
  const endUnknown = () => {
    if (unknown !== '') sentence.add({ english: unknown, written: unknown, kind: 'unknown' });
    unknown = '';
  };
  for (let index = 0; index < text.length; ) {
    const found = longest(nameAt(text, index, names), phraseAt(text, index, dictionary)) ?? otherAt(text, index, table);
    if (found === undefined) {
      unknown += text.charAt(index);
      index += 1;
      continue;
    }
    endUnknown();
    sentence.add(found.piece);
    if (found.piece.written === 'が') sentence.markSubject();
    index += found.length;
  }
  endUnknown();
  return sentence.finish();
}

interface Found {
  readonly piece: Piece;
  readonly length: number;
}

function longest(name: Found | undefined, phrase: Found | undefined): Found | undefined {
  return (name?.length ?? 0) < (phrase?.length ?? 0) ? phrase : name;
}

/** A name of the data. */
function nameAt(text: string, index: number, names: KeptNames): Found | undefined {
  const written = names.beginning(text.slice(index));
  if (written === undefined || endsInsideWord(text, index, written.length)) return undefined;
  return { piece: { english: ` ${written} `, written, kind: 'phrase' }, length: written.length };
}

function phraseAt(text: string, index: number, dictionary: Dictionary): Found | undefined {
  const rest = text.slice(index, index + dictionary.longest).toLowerCase();
  for (let length = rest.length; length > 0; length -= 1) {
    const written = rest.slice(0, length);
    const english = dictionary.englishOf(written);
    if (english !== undefined && !endsInsideWord(text, index, length)) return { piece: { english, written, kind: 'phrase' }, length };
  }
  return undefined;
}

/** "EC" is no part of "ECHO". */
function endsInsideWord(text: string, index: number, length: number): boolean {
  return /^[a-z]$/i.test(text.charAt(index)) && /[a-z]/i.test(text.charAt(index + length));
}

/** Matches the pieces of a text that no phrase covers. Text in braces is already English. Names in Latin letters are kept. */
const otherPattern =
  /\{(?<given>[^{}]*)\}|(?<number>\d+(?:[.,:-]\d+)*(?:[kKmM%]\b|%)?)|(?<name>[\p{Script=Latin}\p{M}'’&]+\d*)|(?<mark>[,;:.?!\n€%])|(?<gap>[\s\p{P}\p{S}])/uy;

function otherAt(text: string, index: number, table: PhraseTable): Found | undefined {
  otherPattern.lastIndex = index;
  const match = otherPattern.exec(text);
  if (match === null) return undefined;
  const [written] = match;
  const { given, number, name, mark } = match.groups ?? {};
  if (number !== undefined) return numberAt(text, index, number, table);
  const length = written.length;
  if (given !== undefined) return { piece: { english: given, written: given, kind: 'phrase' }, length };
  if (name !== undefined) return { piece: { english: name, written, kind: 'unknown' }, length };
  if (mark !== undefined) return { piece: { english: mark, written, kind: /[€%]/.test(mark) ? 'phrase' : 'mark' }, length };
  return { piece: { english: '', written, kind: 'phrase' }, length };
}

function numberAt(text: string, index: number, number: string, { scales }: PhraseTable): Found {
  const plain = englishNumber(number, '.');
  const rest = text.slice(index + number.length, index + number.length + 2);
  const scale = Object.entries(scales).find(([name]) => rest.startsWith(name));
  return {
    piece: { english: scale === undefined ? plain : scaled(plain, scale[1]), written: number, kind: 'number' },
    length: number.length + (scale?.[0].length ?? 0),
  };
}
