'use client';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useControllable } from '../../../react/useControllable.js';
import { useLatest } from '../../../react/useLatest.js';
import { findMatches, type LogMatch, nextMatchIndex } from './findMatches.js';
import type { LogLine } from './LogLine.js';

/** The options of `useLogSearch`. */
export interface LogSearchOptions {
  /** The text to highlight, ignoring case. */
  readonly search?: string | undefined;
  /** The initial search text. Default: empty. */
  readonly defaultSearch?: string | undefined;
  /** Called with the new search text. */
  readonly onSearchChange?: ((search: string) => void) | undefined;
}

/** A search that highlights matches, and moves only on request. */
export interface LogSearch {
  /** The search text; empty if nothing is highlighted. */
  readonly text: string;
  /** Changes the search text. */
  setText(text: string): void;
  /** The matches. The array keeps its identity until they change. */
  readonly matches: readonly LogMatch[];
  /** The current match. It stays the same while more lines are read. */
  readonly current: LogMatch | undefined;
  /** The index of the current match; -1 if there is none. */
  readonly currentIndex: number;
  /** Moves to the next or previous match; the first time, to the nearest one from that line. */
  go(direction: 1 | -1, fromLine: number): LogMatch | undefined;
}

export function useLogSearch(lines: readonly LogLine[], { search, defaultSearch = '', onSearchChange }: LogSearchOptions): LogSearch {
  const [text, setText] = useControllable(search, defaultSearch, onSearchChange);
  // Typed characters appear at once, however long the log is.
  const searchedText = useDeferredValue(text);
  const matches = useMemo(() => findMatches(lines, searchedText), [lines, searchedText]);
  const [wanted, setWanted] = useState<LogMatch>();
  const currentIndex = wanted === undefined ? -1 : matches.findIndex(({ line, start }) => line === wanted.line && start === wanted.start);
  const latest = useLatest({ matches, currentIndex });
  const go = useCallback(
    (direction: 1 | -1, fromLine: number) => {
      const shown = latest.current;
      const { length } = shown.matches;
      const next =
        shown.currentIndex === -1
          ? nextMatchIndex(shown.matches, { line: fromLine, direction })
          : (shown.currentIndex + direction + length) % length;
      const match = shown.matches[next];
      if (match !== undefined) setWanted(match);
      return match;
    },
    [latest],
  );
  return { text, setText, matches, current: matches[currentIndex], currentIndex, go };
}
