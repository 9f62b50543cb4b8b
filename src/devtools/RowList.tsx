'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useRowWindow } from '../ui/row-window/useRowWindow.js';

export interface RowListProps {
  label: string;
  /** Decides the columns of the rows. */
  kind: 'lines' | 'requests' | 'queries';
  count: number;
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** The visible column headers. */
  columns?: readonly string[] | undefined;
  /** True to stay at the end of a growing list while the user is there. */
  followsEnd?: boolean | undefined;
  children: (index: number) => ReactNode;
}

/**
 * Rows of one line each, of which one can be selected by pointer or keyboard. Only those in view are in the page. Renders a `<div>` around
 * a `<div role="listbox">`.
 */
export function RowList({ label, kind, count, selected, onSelect, columns, followsEnd = false, children }: RowListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { visible, paddingBefore, paddingAfter } = useRowWindow(box, { count, rowHeightPx });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is another end
  useLayoutEffect(() => {
    if (followsEnd && isAtEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [followsEnd, count]);

  useEffect(() => {
    if (selected !== undefined && box.current !== null) showRow(box.current, selected);
  }, [selected]);

  function chooseByKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = indexForKey(event.key, { selected, count });
    if (next === undefined || count === 0) return;
    event.preventDefault();
    onSelect(next);
  }

  function noteEnd() {
    if (box.current === null) return;
    const { scrollTop, clientHeight, scrollHeight } = box.current;
    isAtEnd.current = scrollTop + clientHeight >= scrollHeight - rowHeightPx;
  }

  const isSelectedInPage = selected !== undefined && visible.includes(selected);
  return (
    <div data-kind={kind} className="parley-devtools-list">
      {columns !== undefined && (
        <div aria-hidden="true" className="parley-devtools-row parley-devtools-columns">
          {columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <div
        ref={box}
        role="listbox"
        aria-label={label}
        aria-activedescendant={isSelectedInPage ? `${id}-${selected}` : undefined}
        tabIndex={0}
        data-slot="devtools-rows"
        className="parley-devtools-rows"
        onKeyDown={chooseByKey}
        onScroll={noteEnd}
      >
        <div role="presentation" style={{ paddingBlock: `${paddingBefore}px ${paddingAfter}px` }}>
          {visible.map((index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active row
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === selected}
              aria-posinset={index + 1}
              aria-setsize={count}
              className="parley-devtools-row"
              onClick={() => onSelect(index)}
            >
              {children(index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function indexForKey(key: string, { selected = -1, count }: { readonly selected: number | undefined; readonly count: number }) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, selected + 1);
    case 'ArrowUp':
      return Math.max(0, selected - 1);
    case 'PageDown':
      return Math.min(last, selected + pageRows);
    case 'PageUp':
      return Math.max(0, selected - pageRows);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function showRow(box: HTMLElement, index: number): void {
  const top = index * rowHeightPx;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeightPx > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeightPx - box.clientHeight;
}

/** The row height in the style sheet. */
const rowHeightPx = 24;
const pageRows = 10;
