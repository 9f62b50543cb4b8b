'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { findMatches, type LogMatch, nextMatchIndex } from './findMatches.js';
import type { LogLine } from './LogLine.js';

/** A search that marks what it finds, and moves only when told to. */
export interface LogSearch {
  readonly text: string;
  readonly matches: readonly LogMatch[];
  /** The one that was gone to. It stays the same one, whatever is read meanwhile. */
  readonly current: LogMatch | undefined;
  /** Of the current one in `matches`; -1 where none was gone to. */
  readonly currentIndex: number;
  /** Goes to the match after the current one or before it; at first to the nearest from that line on. */
  go(direction: 1 | -1, fromLine: number): LogMatch | undefined;
}

export function useLogSearch(lines: readonly LogLine[], text: string): LogSearch {
  // Letters appear at once, however long the log is.
  const searchedText = useDeferredValue(text);
  const matches = useMemo(() => findMatches(lines, searchedText), [lines, searchedText]);
  const [wanted, setWanted] = useState<LogMatch>();
  const currentIndex = wanted === undefined ? -1 : matches.findIndex(({ line, start }) => line === wanted.line && start === wanted.start);
  return {
    text,
    matches,
    current: matches[currentIndex],
    currentIndex,
    go(direction, fromLine) {
      const { length } = matches;
      if (length === 0) return undefined;
      const index =
        currentIndex === -1 ? nextMatchIndex(matches, { line: fromLine, direction }) : (currentIndex + direction + length) % length;
      const match = matches[index];
      setWanted(match);
      return match;
    },
  };
}
