import { type KeyboardEvent, type RefObject, type TouchEvent, useEffect, useLayoutEffect, useRef, type WheelEvent } from 'react';
import { logRowPx } from './logMeasures.js';
import type { LogMatch } from './model/findMatches.js';
import { indexOfLine, type LogLine } from './model/LogLine.js';
import type { LogRows } from './model/logRows.js';

interface LogScrollOptions {
  readonly lines: readonly LogLine[];
  readonly rows: LogRows;
  readonly isFollowing: boolean;
  readonly onFollowingChange: (isFollowing: boolean) => void;
  readonly currentMatch: LogMatch | undefined;
  readonly firstSeen: { current: number } | undefined;
}

/**
 * Keeps the end in view while following, pauses when the user scrolls up, and resumes at the end. Dropping old lines,
 * filters and a new width do not move the lines being read. Returns event listeners for the box.
 */
export function useLogScroll(box: RefObject<HTMLElement | null>, options: LogScrollOptions) {
  const { lines, rows, isFollowing, onFollowingChange, currentMatch, firstSeen: firstSeenRef } = options;
  const last = useRef({ top: 0, height: 0, touchY: 0 });
  const shown = useRef({ lines, rows });

  useLayoutEffect(() => {
    const { lines: linesBefore, rows: rowsBefore } = shown.current;
    shown.current = { lines, rows };
    const element = box.current;
    if (element === null) return;
    const { top, height } = last.current;
    const isNewLayout = lines === linesBefore && rows !== rowsBefore;
    const wasAtEnd = top > 0 && isAtEnd(top, height, element.clientHeight);
    if (isFollowing || (isNewLayout && wasAtEnd)) return moveTo(element, element.scrollHeight, last.current);
    if (rows === rowsBefore) return;
    // What is in view stays there when lines before it are dropped, pass other filters or take other numbers of rows.
    const indexBefore = rowsBefore.indexAt(Math.floor(element.scrollTop / logRowPx));
    const index = indexOfLine(lines, linesBefore[indexBefore]?.number ?? 0);
    const movedRows = rows.rowOf(index) - rowsBefore.rowOf(indexBefore);
    if (movedRows !== 0) moveTo(element, element.scrollTop + movedRows * logRowPx, last.current);
  });

  useEffect(() => {
    const element = box.current;
    const { lines: current, rows: laidOut } = shown.current;
    const index = currentMatch === undefined ? -1 : indexOfLine(current, currentMatch.line);
    if (element === null || index < 0 || current[index]?.number !== currentMatch?.line) return;
    const top = laidOut.rowOf(index) * logRowPx;
    const isSeen = top >= element.scrollTop && top + logRowPx <= element.scrollTop + element.clientHeight;
    if (!isSeen) moveTo(element, Math.max(0, top - element.clientHeight / 2), last.current);
    const frame = requestAnimationFrame(() => showSideways(element));
    return () => cancelAnimationFrame(frame);
  }, [box, currentMatch]);

  function pauseIf(isUpwards: boolean): void {
    const element = box.current;
    if (isUpwards && isFollowing && element !== null && element.scrollHeight > element.clientHeight) onFollowingChange(false);
  }

  return {
    onWheel: ({ deltaY }: WheelEvent) => pauseIf(deltaY < 0),
    onKeyDown: ({ key }: KeyboardEvent) => pauseIf(upwardKeys.includes(key)),
    onTouchStart({ touches }: TouchEvent) {
      last.current.touchY = touches[0]?.clientY ?? 0;
    },
    onTouchMove({ touches }: TouchEvent) {
      pauseIf((touches[0]?.clientY ?? 0) > last.current.touchY + touchSlackPx);
    },
    onScroll() {
      const element = box.current;
      if (element === null) return;
      const { top, height } = last.current;
      const { scrollTop, scrollHeight, clientHeight } = element;
      last.current.top = scrollTop;
      last.current.height = scrollHeight;
      if (firstSeenRef !== undefined) firstSeenRef.current = lines[rows.indexAt(Math.floor(scrollTop / logRowPx))]?.number ?? 0;
      // A box that became shorter scrolled by itself.
      pauseIf(scrollTop < top - 1 && scrollHeight >= height);
      if (!isFollowing && scrollTop > top && isAtEnd(scrollTop, scrollHeight, clientHeight)) onFollowingChange(true);
    },
  };
}

function isAtEnd(top: number, height: number, seenPx: number): boolean {
  return top + seenPx >= height - endSlackPx;
}

/** Remembers the new position, so that the scroll event is not mistaken for a gesture. */
function moveTo(element: HTMLElement, top: number, last: { top: number; height: number }): void {
  const before = element.scrollTop;
  element.scrollTop = top;
  last.top = element.scrollTop;
  last.height = element.scrollHeight;
  // The browser reports the scroll one frame later; until then the view would be blank.
  if (element.scrollTop !== before) element.dispatchEvent(new Event('scroll'));
}

function showSideways(box: HTMLElement): void {
  const mark = box.querySelector('[data-current]')?.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (mark === undefined || (mark.left >= frame.left && mark.right <= frame.right)) return;
  box.scrollLeft += mark.left - frame.left - frame.width / 2;
}

const upwardKeys = ['ArrowUp', 'PageUp', 'Home'];
const touchSlackPx = 4;
const endSlackPx = 4;
