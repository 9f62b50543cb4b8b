import { readQuoted, writeQuoted } from '../text/readQuoted.js';

/** The tokens of a text, and what is not complete yet. */
export interface ReadTokens {
  readonly tokens: readonly string[];
  /** The text after the last separator; empty if the text is complete. */
  readonly rest: string;
}

/**
 * Splits text at separators, and at tabs and line breaks, as a spreadsheet copies it. A token in quotes is what is between them. Unless the
 * text is complete (`isWhole`), what follows the last separator or an open quote is not read. Linear in the length of the text.
 */
export function readTokens(text: string, separators: string, isWhole: boolean): ReadTokens {
  const tokens: string[] = [];
  let start = 0;
  while (start < text.length) {
    const first = afterSpace(text, start, separators);
    const quoted = text[first] === '"' ? readQuoted(text, first) : undefined;
    if (!isWhole && text[first] === '"' && quoted === undefined) break;
    let end = afterSpace(text, quoted?.end ?? first, separators);
    const isQuoted = quoted !== undefined && isEnd(text, end, separators);
    if (!isQuoted) end = first;
    while (!isEnd(text, end, separators)) end += 1;
    if (!isWhole && end === text.length) break;
    tokens.push(isQuoted ? quoted.text : text.slice(first, end).trim());
    start = end + 1;
  }
  return { tokens: tokens.filter((token) => token !== ''), rest: isWhole ? '' : text.slice(start) };
}

/** Writes a token for editing, so that it is read as one: in quotes if necessary. */
export function writeToken(token: string, separators: string): string {
  const isPlain = token.trim() === token && !token.startsWith('"') && !hasSeparator(token, separators);
  return isPlain ? token : writeQuoted(token);
}

/** True if a text has more than one token. */
export function hasSeparator(text: string, separators: string): boolean {
  let place = 0;
  while (!isEnd(text, place, separators)) place += 1;
  return place < text.length;
}

function afterSpace(text: string, start: number, separators: string): number {
  let place = start;
  while (text.charAt(place).trim() === '' && !isEnd(text, place, separators)) place += 1;
  return place;
}

function isEnd(text: string, place: number, separators: string): boolean {
  return place >= text.length || `\t\r\n${separators}`.includes(text.charAt(place));
}
