'use client';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { takeEscape } from '../layers/takeEscape.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { type ColumnWidths, type MeasuredColumn, moveColumnBorder } from './columnWidths.js';

export interface ColumnResizerProps {
  /** The column before the border. */
  columnId: string;
  /** Its header. */
  header: string;
  /** The widths now; the value of the separator follows them. */
  widths: ColumnWidths | undefined;
  /** Called while the border moves, and with `undefined` where the move is cancelled. */
  onPreview: (widths: ColumnWidths | undefined) => void;
  /** Called when the border has been moved. */
  onChange: (widths: ColumnWidths) => void;
}

/**
 * The border between two columns. It moves with the pointer and the arrow keys, in reading direction; Escape cancels a drag. Renders a
 * `<span role="separator">`.
 */
export function ColumnResizer({ columnId, header, widths, onPreview, onChange }: ColumnResizerProps) {
  const { table: words } = useCommonAdminLabels();
  const handle = useRef<HTMLSpanElement>(null);
  const drag = useRef<Drag>(undefined);
  const [share, setShare] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown width follows these
  useLayoutEffect(() => setShare(shareOf(measuredColumns(handle.current), columnId)), [widths, columnId]);

  function moved({ clientX }: PointerEvent, { startPx, columns }: Drag): ColumnWidths {
    return moveColumnBorder(columns, columnId, (clientX - startPx) * directionOf(handle.current));
  }

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // Otherwise it selects text, and a press would sort.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    drag.current = { startPx: event.clientX, columns: measuredColumns(handle.current) };
  }

  function end(event: PointerEvent) {
    const { current } = drag;
    drag.current = undefined;
    if (current === undefined) return;
    onPreview(undefined);
    if (event.clientX !== current.startPx) onChange(moved(event, current));
  }

  function cancel() {
    drag.current = undefined;
    onPreview(undefined);
  }

  function move(event: KeyboardEvent) {
    if (drag.current !== undefined && takeEscape(event)) return cancel();
    const step = { ArrowLeft: -stepPx, ArrowRight: stepPx }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(moveColumnBorder(measuredColumns(handle.current), columnId, step * directionOf(handle.current)));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> has no value and cannot be moved
    <span
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.resize(header)}
      aria-valuenow={share}
      aria-valuetext={`${share}%`}
      className="parley-data-table-resizer"
      onPointerDown={start}
      onPointerMove={(event) => drag.current !== undefined && onPreview(moved(event, drag.current))}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={move}
    />
  );
}

interface Drag {
  readonly startPx: number;
  readonly columns: readonly MeasuredColumn[];
}

/** The widths of all columns in the row of this border. */
function measuredColumns(handle: HTMLElement | null): readonly MeasuredColumn[] {
  const cells = handle?.closest('tr')?.querySelectorAll<HTMLElement>(':scope > [data-column]') ?? [];
  return Array.from(cells, (cell) => ({ id: cell.dataset.column ?? '', widthPx: cell.getBoundingClientRect().width }));
}

function shareOf(columns: readonly MeasuredColumn[], columnId: string): number {
  const totalPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  const widthPx = columns.find(({ id }) => id === columnId)?.widthPx ?? 0;
  return totalPx === 0 ? 0 : Math.round((widthPx / totalPx) * 100);
}

function directionOf(element: HTMLElement | null): 1 | -1 {
  return element !== null && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const stepPx = 16;
