import { type LogLine, mostShownCharacters } from './LogLine.js';

/** Where a text stands in a log. */
export interface LogMatch {
  /** The `number` of its line. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** More are not looked for; who finds so many looks for something else. */
export const mostMatches = 10_000;

/** Where a text stands, whatever its case, in what is shown of the lines; the oldest first. */
export function findMatches(lines: readonly LogLine[], query: string): readonly LogMatch[] {
  const pattern = patternOf(query);
  const matches: LogMatch[] = [];
  if (pattern === undefined) return noMatches;
  for (const { number, text } of lines) {
    const shown = text.length > mostShownCharacters ? text.slice(0, mostShownCharacters) : text;
    for (const { index, 0: found } of shown.matchAll(pattern)) {
      matches.push({ line: number, start: index, end: index + found.length });
      if (matches.length === mostMatches) return matches;
    }
  }
  return matches.length === 0 ? noMatches : matches;
}

/** One array, so that letters that find nothing change nothing. */
const noMatches: readonly LogMatch[] = [];

/** The match after the given line, or before it; round and round. */
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
  const text = query.slice(0, longestQuery);
  return text.trim() === '' ? undefined : new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
}

const longestQuery = 200;
