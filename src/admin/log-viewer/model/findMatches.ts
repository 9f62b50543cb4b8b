import { withoutInvisible } from '../../../react/text/searchText.js';
import { type LogLine, maxShownCharacters } from './LogLine.js';

/** A match of the search in a log. */
export interface LogMatch {
  /** The `number` of its line. */
  readonly line: number;
  /** The index in the line's `text` at which it starts. */
  readonly start: number;
  /** The index after its last character. */
  readonly end: number;
}

/** The search stops at this many matches; so many are of no use. */
export const maxMatches = 10_000;

/** Finds a text in the visible text of the lines, ignoring case; oldest first. */
export function findMatches(lines: readonly LogLine[], query: string): readonly LogMatch[] {
  const pattern = patternOf(query);
  const matches: LogMatch[] = [];
  if (pattern === undefined) return noMatches;
  for (const { number, text } of lines) {
    for (const { index, 0: found } of searched(text).matchAll(pattern)) {
      matches.push({ line: number, start: index, end: index + found.length });
      if (matches.length === maxMatches) return matches;
    }
  }
  return matches.length === 0 ? noMatches : matches;
}

/** Returns a function that tells if a line has a match; `undefined` for a search without text. */
export function lineTester(query: string): ((line: LogLine) => boolean) | undefined {
  const pattern = patternOf(query);
  return pattern && (({ text }) => searched(text).search(pattern) !== -1);
}

function searched(text: string): string {
  return text.length > maxShownCharacters ? text.slice(0, maxShownCharacters) : text;
}

/** A shared array, so that a search without matches keeps its identity. */
const noMatches: readonly LogMatch[] = [];

/** Returns the next or previous match from the given line, and wraps around. */
export function nextMatchIndex(matches: readonly LogMatch[], { line, direction }: { line: number; direction: 1 | -1 }): number {
  if (direction === 1)
    return Math.max(
      0,
      matches.findIndex((match) => match.line >= line),
    );
  const index = matches.findLastIndex((match) => match.line <= line);
  return index === -1 ? matches.length - 1 : index;
}

function patternOf(query: string): RegExp | undefined {
  const text = withoutInvisible(query.slice(0, longestQuery)).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Accented letters in a log may be composed or decomposed.
  const forms = new Set([text, text.normalize('NFC'), text.normalize('NFD')]);
  return text.trim() === '' ? undefined : new RegExp([...forms].join('|'), 'giu');
}

const longestQuery = 200;
