import { readQuoted } from '../../../ui/text/readQuoted.js';

/** A part of a cell of pasted text: a word, or what quotes, parentheses or angle brackets enclose, or a `mailto:` link. */
export interface CellPart {
  readonly kind: 'word' | 'quoted' | 'comment' | 'angle' | 'link';
  /** The text without what encloses it. */
  readonly text: string;
  /** The text that is shown for a link. */
  readonly label?: string;
}

interface ReadPart extends CellPart {
  /** The index after it. */
  readonly end: number;
}

/** Reads the part at `start`. Only the first part of a cell may contain quoted line breaks. */
export function readPart(text: string, start: number, isFirst: boolean): ReadPart {
  const end = text.charAt(start) === '[' ? labelEnd(text, start) : undefined;
  if (end !== undefined && isLink(text, end + 2)) {
    const link = readLink(text, end + 2);
    if (text[link.end] === ')') return { ...link, label: text.slice(start + 1, end), end: link.end + 1 };
  }
  if (isLink(text, start)) return readLink(text, start);
  return readEnclosed(text, start, isFirst) ?? readWord(text, start);
}

/** Separator characters by precedence, highest first. */
export const separatorKinds: readonly string[] = ['\t', '|｜', ';；؛', ',،、，､'];

/** True for a character that separates cells or records, and at the end of the text. */
export function isSeparator(letter: string): boolean {
  return separatorSigns.includes(letter);
}

/** Returns the index after the spaces between parts. */
export function afterBlanks(text: string, start: number): number {
  let place = start;
  while (isBlank(text.charAt(place))) place += 1;
  return place;
}

function isBlank(letter: string): boolean {
  return letter.trim() === '' && !isSeparator(letter);
}

function readEnclosed(text: string, start: number, isFirst: boolean): ReadPart | undefined {
  const letter = text.charAt(start);
  if (letter === '"' || letter === '“' || letter === '„') return readQuotedPart(text, start, isFirst);
  const isComment = letter === '(';
  const end = bracketEnd(text, start, isComment ? '()' : '<>');
  if (end === undefined) return undefined;
  return { kind: isComment ? 'comment' : 'angle', text: text.slice(start + 1, end).trim(), end: end + 1 };
}

/** Names in front of addresses can contain escapes; table cells cannot. */
function readQuotedPart(text: string, start: number, isFirst: boolean): ReadPart | undefined {
  const closing = text.charAt(start) === '"' ? '"' : '”“„';
  const name = readQuoted(text, start, { closing, hasEscapes: true });
  const after = name === undefined ? start : afterBlanks(text, name.end);
  const isName = text.slice(after, bracketEnd(text, after, '<>') ?? after).includes('@');
  const cell = isFirst && !isName ? readQuoted(text, start, { closing }) : undefined;
  const quoted = cell !== undefined && isSeparator(text.charAt(afterBlanks(text, cell.end))) ? cell : name;
  if (quoted === undefined || (!isFirst && quoted.text.includes('\n'))) return undefined;
  const next = text.charAt(quoted.end);
  const isClosed = isBlank(next) || isSeparator(next) || next === '<' || next === '(';
  return isClosed ? { kind: 'quoted', text: quoted.text.replace(/\s+/g, ' ').trim(), end: quoted.end } : undefined;
}

function readWord(text: string, start: number): ReadPart {
  let end = start;
  // An angle bracket that is not closed.
  while (text[end] === '<') end += 1;
  let hasAt = false;
  for (let letter = text.charAt(end); !isBlank(letter) && !isSeparator(letter) && letter !== '<'; letter = text.charAt(end)) {
    if (letter === '(' && hasAt) break;
    if (letter === '@') hasAt = true;
    end += 1;
  }
  return { kind: 'word', text: text.slice(start, end), end };
}

function isLink(text: string, start: number): boolean {
  return text.slice(start, start + scheme.length).toLowerCase() === scheme;
}

/** A comma is part of a link if another address or the query string follows. */
function readLink(text: string, start: number): ReadPart {
  let end = start;
  let hasQuery = false;
  for (let letter = text.charAt(end); !isBlank(letter) && !'<>"()[]'.includes(letter); letter = text.charAt(end)) {
    if (letter === '?') hasQuery = true;
    if (isSeparator(letter) && !(letter === ',' && (hasQuery || isAddressAt(text, end + 1)))) break;
    end += 1;
  }
  return { kind: 'link', text: text.slice(start + scheme.length, end), end };
}

function isAddressAt(text: string, start: number): boolean {
  for (let place = start; !isBlank(text.charAt(place)) && !isSeparator(text.charAt(place)); place += 1) {
    if (text[place] === '@' || text.startsWith('%40', place)) return true;
  }
  return false;
}

/** Returns the index of the bracket that closes the label of a Markdown link; a parenthesis must follow it. */
function labelEnd(text: string, start: number): number | undefined {
  for (let place = start + 1; place < text.length && text[place] !== '\n' && text[place] !== '['; place += 1) {
    if (text[place] === ']') return text[place + 1] === '(' ? place : undefined;
  }
  return undefined;
}

/** Returns the index of the bracket that closes the one at `start`, if it is on the same line with no other bracket in between. */
function bracketEnd(text: string, start: number, brackets: '()' | '<>'): number | undefined {
  const [open, close] = brackets;
  if (text[start] !== open) return undefined;
  for (let place = start + 1; place < text.length && text[place] !== '\n' && text[place] !== open; place += 1) {
    if (text[place] === close) return place;
  }
  return undefined;
}

const separatorSigns = `\n${separatorKinds.join('')}`;
const scheme = 'mailto:';
