'use client';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { partClass } from '../../ui/partClass.js';
import { useRowWindow } from '../../ui/row-window/useRowWindow.js';
import { UnprintedNote } from '../../ui/text/UnprintedNote.js';
import { LogRow } from './LogRow.js';
import { logRowPx, rulerLetters } from './logMeasures.js';
import { useLogLabels } from './logViewerWidget.js';
import type { LogMatch } from './model/findMatches.js';
import { followsItsMessage, type LogLine } from './model/LogLine.js';
import { layOutRows, type MeasuredRows } from './model/logRows.js';
import { useLogScroll } from './useLogScroll.js';
import { useLogTimes } from './useLogTimes.js';

export interface LogLinesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines, from `readLogLines`. */
  lines: readonly LogLine[];
  /** True if long lines wrap. */
  isWrapped?: boolean | undefined;
  /**
   * True to keep the newest lines in view. `onFollowingChange` is called when the user scrolls up, and when they reach the
   * end again.
   */
  isFollowing?: boolean | undefined;
  /** Called when the user scrolls away from the end, or back to it. */
  onFollowingChange?: ((isFollowing: boolean) => void) | undefined;
  /** The matches to highlight. */
  matches?: readonly LogMatch[] | undefined;
  /** Scrolled into view whenever it changes. */
  currentMatch?: LogMatch | undefined;
  /** True to leave out the pod of each line. */
  hidesPod?: boolean | undefined;
  /** Receives the `number` of the first line in view. */
  firstSeen?: { current: number } | undefined;
  /** Shown above the lines, at the end of the box. */
  children?: ReactNode;
}

/**
 * Lines of a log. Does not use the service, and renders only the lines in view. Renders a `<div>` around a `<div
 * role="log">`.
 */
export function LogLines({
  lines,
  isWrapped = false,
  isFollowing = false,
  onFollowingChange = ignore,
  matches = noMatches,
  currentMatch,
  hidesPod = false,
  firstSeen,
  className,
  children,
  ...props
}: LogLinesProps) {
  const words = useLogLabels();
  const times = useLogTimes();
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const columns = useLogColumns(ruler, isWrapped);
  const [measured, setMeasured] = useState<MeasuredLines>({ columns, rows: new Map() });
  const known = measured.columns === columns ? measured.rows : undefined;
  const rows = useMemo(() => layOutRows(lines, columns, known), [lines, columns, known]);
  const { visible, isPrinting, unprinted } = useRowWindow(box, { count: rows.count, rowHeightPx: logRowPx });
  const scroll = useLogScroll(box, { lines, rows, isFollowing, onFollowingChange, currentMatch, firstSeen });
  const matchesByLine = useMemo(() => byLine(matches), [matches]);

  const first = rows.indexAt(visible[0] ?? 0);
  const end = lines.length === 0 ? 0 : rows.indexAt(visible.at(-1) ?? 0) + 1;

  // Only the browser knows how wide the letters of each script are. Lines that are not rendered keep their last height, or an estimate.
  useLayoutEffect(() => {
    if (columns === undefined) return;
    const found = new Map<number, number>();
    for (const [offset, row] of [...(list.current?.children ?? [])].entries()) {
      const line = lines[first + offset];
      const count = Math.round(row.getBoundingClientRect().height / logRowPx);
      const isKnown = count === rows.rowOf(first + offset + 1) - rows.rowOf(first + offset);
      if (line !== undefined && count > 0 && !isKnown) found.set(line.number, count);
    }
    const kept = [...(known ?? [])].filter(([number]) => number >= (lines[0]?.number ?? 0));
    if (found.size > 0) setMeasured({ columns, rows: new Map([...kept, ...found]) });
  });

  return (
    <div data-slot="log-lines" data-wrap={isWrapped ? 'wrapped' : 'off'} className={partClass('log-lines', className)} {...props}>
      <div
        ref={box}
        role="log"
        // Program output runs from left to right, as code does.
        dir="ltr"
        aria-label={words.title}
        aria-live={isFollowing ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer, the keyboard scrolls
        tabIndex={0}
        data-pods={hidesPod ? 'hidden' : 'shown'}
        className="parley-log-box"
        {...scroll}
      >
        <div ref={ruler} aria-hidden="true" className="parley-log-line parley-log-ruler">
          <span className="parley-log-time" />
          <span className="parley-log-pod" />
          <span className="parley-log-text">
            <span>{'0'.repeat(rulerLetters)}</span>
          </span>
        </div>
        <div
          ref={list}
          className="parley-log-rows"
          style={{ paddingBlock: `${rows.rowOf(first) * logRowPx}px ${(isPrinting ? 0 : rows.count - rows.rowOf(end)) * logRowPx}px` }}
        >
          {lines.slice(first, end).map((line, offset) => (
            <LogRow
              key={line.number}
              line={line}
              isContinued={followsItsMessage(lines, first + offset)}
              times={times}
              matches={matchesByLine.get(line.number)}
              currentStart={currentMatch?.line === line.number ? currentMatch.start : undefined}
            />
          ))}
        </div>
      </div>
      <UnprintedNote rows={unprinted} />
      {children}
    </div>
  );
}

interface MeasuredLines {
  /** The width that the lines were measured at. */
  readonly columns: number | undefined;
  readonly rows: MeasuredRows;
}

function byLine(matches: readonly LogMatch[]): ReadonlyMap<number, readonly LogMatch[]> {
  const found = new Map<number, LogMatch[]>();
  for (const match of matches) {
    const known = found.get(match.line);
    if (known === undefined) found.set(match.line, [match]);
    else known.push(match);
  }
  return found;
}

const noMatches: readonly LogMatch[] = [];

function ignore(): void {}

/** Returns the number of characters that fit in a row; `undefined` if lines do not wrap or there is no layout. */
function useLogColumns(ruler: RefObject<HTMLElement | null>, isWrapped: boolean): number | undefined {
  const [columns, setColumns] = useState<number>();
  useLayoutEffect(() => {
    const text = ruler.current?.querySelector<HTMLElement>('.parley-log-text');
    if (!isWrapped || text == null || typeof ResizeObserver === 'undefined') return setColumns(undefined);
    const measure = () => {
      const letterPx = (text.firstElementChild?.getBoundingClientRect().width ?? 0) / rulerLetters;
      setColumns(letterPx > 0 ? Math.max(leastColumns, Math.floor(text.clientWidth / letterPx)) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [ruler, isWrapped]);
  return columns;
}

const leastColumns = 8;
