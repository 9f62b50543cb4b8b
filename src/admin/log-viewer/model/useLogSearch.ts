'use client';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useControllable } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { linesWith } from './filterLines.js';
import { findMatches, type LogMatch, nextMatchIndex } from './findMatches.js';
import type { LogLine } from './LogLine.js';

/** The options of `useLogSearch`. */
export interface LogSearchOptions {
  /** The text to highlight, ignoring case. */
  readonly search?: string | undefined;
  /** The initial search text. Default: empty. */
  readonly defaultSearch?: string | undefined;
  /** True to show only the lines that match the search. */
  readonly matchesOnly?: boolean | undefined;
  /** True to show only matching lines at first. Default false. */
  readonly defaultMatchesOnly?: boolean | undefined;
  /** Called when the user shows only matching lines, or all again. */
  readonly onMatchesOnlyChange?: ((matchesOnly: boolean) => void) | undefined;
  /** Called with the new search text. */
  readonly onSearchChange?: ((search: string) => void) | undefined;
}

/** A search that highlights matches, and moves only on request. */
export interface LogSearch {
  /** The search text; empty if nothing is highlighted. */
  readonly text: string;
  /** True if only lines with a match are shown. */
  readonly matchesOnly: boolean;
  /** Shows only lines with a match, or all. */
  setMatchesOnly(matchesOnly: boolean): void;
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

/** Searches lines. Returns the search, and the lines to show. */
export function useLogSearch(
  lines: readonly LogLine[],
  options: LogSearchOptions,
): { readonly search: LogSearch; readonly shown: readonly LogLine[] } {
  const { search, defaultSearch = '', onSearchChange, defaultMatchesOnly = false } = options;
  const [text, setText] = useControllable(search, defaultSearch, onSearchChange);
  // Typed characters appear at once, however long the log is.
  const searchedText = useDeferredValue(text);
  const [matchesOnly, setMatchesOnly] = useControllable(options.matchesOnly, defaultMatchesOnly, options.onMatchesOnlyChange);
  const shown = useMemo(() => (matchesOnly ? linesWith(lines, searchedText) : lines), [matchesOnly, lines, searchedText]);
  const matches = useMemo(() => findMatches(shown, searchedText), [shown, searchedText]);
  const [wanted, setWanted] = useState<LogMatch>();
  const currentIndex = wanted === undefined ? -1 : matches.findIndex(({ line, start }) => line === wanted.line && start === wanted.start);
  const latest = useLatest({ matches, currentIndex });
  const go = useCallback(
    (direction: 1 | -1, fromLine: number) => {
      const now = latest.current;
      const { length } = now.matches;
      const next =
        now.currentIndex === -1
          ? nextMatchIndex(now.matches, { line: fromLine, direction })
          : (now.currentIndex + direction + length) % length;
      const match = now.matches[next];
      if (match !== undefined) setWanted(match);
      return match;
    },
    [latest],
  );
  return { search: { text, setText, matchesOnly, setMatchesOnly, matches, current: matches[currentIndex], currentIndex, go }, shown };
}
