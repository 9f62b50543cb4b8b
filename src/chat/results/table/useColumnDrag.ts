import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';

/**
 * Lets readers drag a column by its header; a line shows where it would go. The table scrolls while the pointer is near an edge, and Escape
 * cancels. Touches scroll the table instead. The menu of a column can move it as well.
 */
export function useColumnDrag(box: RefObject<HTMLElement | null>, { isOn, columnAt, onDrop }: ColumnDragOptions): void {
  const latest = useLatest({ columnAt, onDrop });
  useEffect(() => {
    const { current } = box;
    if (!isOn || current === null) return;
    let end: (() => void) | undefined;
    const begin = (event: PointerEvent) => {
      const header = event.target instanceof Element ? event.target.closest<HTMLElement>('thead th') : null;
      const isMenu = event.target instanceof Element && event.target.closest('.parley-column-menu') !== null;
      if (header === null || isMenu || event.button !== 0 || event.pointerType === 'touch') return;
      end?.();
      // The header may be unmounted during the drag, once it is scrolled out of view.
      const column = latest.current.columnAt(headersOf(current).indexOf(header));
      end = watchDrag(current, header, event, (place) => column !== undefined && latest.current.onDrop(column, place));
    };
    current.addEventListener('pointerdown', begin);
    return () => {
      current.removeEventListener('pointerdown', begin);
      end?.();
    };
  }, [box, isOn, latest]);
}

export interface ColumnDragOptions {
  readonly isOn: boolean;
  /** Returns the column at a place among those in the page. */
  readonly columnAt: (place: number) => number | undefined;
  /** Called with the dragged column, and the place among those in the page before which it was dropped. */
  readonly onDrop: (column: number, place: number) => void;
}

/** Follows one press on a header. It is a drag once the pointer has moved far enough. Returns a function that ends it without a drop. */
function watchDrag(box: HTMLElement, header: HTMLElement, start: PointerEvent, onDrop: (place: number) => void): () => void {
  const view = box.ownerDocument.defaultView;
  const watching = new AbortController();
  const { signal } = watching;
  let x = start.clientX;
  let line: HTMLElement | undefined;
  let frame = 0;

  function move(event: PointerEvent): void {
    x = event.clientX;
    if (line === undefined && Math.abs(x - start.clientX) < leastMovePx) return;
    if (line === undefined) {
      line = showLine(box);
      header.dataset.dragged = '';
      scrollAtEdges();
    }
    show();
  }

  function show(): void {
    const place = placeAt(headersOf(box), x);
    if (line !== undefined) line.style.left = `${place.x - (line.offsetParent ?? box).getBoundingClientRect().left}px`;
  }

  function scrollAtEdges(): void {
    const { left, right } = box.getBoundingClientRect();
    const by = x < left + edgePx ? x - left - edgePx : x > right - edgePx ? x - right + edgePx : 0;
    if (by !== 0) {
      box.scrollLeft += Math.max(-edgePx, Math.min(edgePx, by)) / edgeFrames;
      show();
    }
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function end(): void {
    watching.abort();
    cancelAnimationFrame(frame);
    line?.remove();
    delete header.dataset.dragged;
  }

  function drop(): void {
    const wasDragged = line !== undefined;
    const { index } = placeAt(headersOf(box), x);
    end();
    if (!wasDragged) return;
    swallowClick(box);
    onDrop(index);
  }

  function cancel(event: KeyboardEvent): void {
    if (line === undefined || !takeEscape(event)) return;
    end();
    swallowClick(box);
  }

  view?.addEventListener('pointermove', move, { signal });
  view?.addEventListener('pointerup', drop, { signal });
  view?.addEventListener('pointercancel', end, { signal });
  view?.addEventListener('keydown', cancel, { signal, capture: true });
  return end;
}

function headersOf(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('thead th')];
}

/** The gap between headers that is nearest to the pointer: its place and where it is on the screen. */
function placeAt(headers: readonly HTMLElement[], x: number): { readonly index: number; readonly x: number } {
  const isRtl = headers[0] !== undefined && getComputedStyle(headers[0]).direction === 'rtl';
  const boxes = headers.map((header) => header.getBoundingClientRect());
  const index = boxes.filter(({ left, right }) => (isRtl ? x < (left + right) / 2 : x > (left + right) / 2)).length;
  const next = boxes[index];
  const last = boxes.at(-1);
  if (next !== undefined) return { index, x: isRtl ? next.right : next.left };
  return { index, x: (isRtl ? last?.left : last?.right) ?? x };
}

function showLine(box: HTMLElement): HTMLElement {
  const line = box.ownerDocument.createElement('div');
  line.className = 'parley-column-drop';
  line.dataset.slot = 'column-drop';
  line.setAttribute('aria-hidden', 'true');
  box.parentElement?.append(line);
  return line;
}

/** Ignores the click on the header button with which a drag ends. It must not sort. */
function swallowClick(box: HTMLElement): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  box.addEventListener('click', swallow, { capture: true, once: true });
  // If the drag ended elsewhere, there is no click.
  setTimeout(() => box.removeEventListener('click', swallow, { capture: true }), 0);
}

const leastMovePx = 6;
const edgePx = 40;
/** The number of frames in which the table scrolls by the distance of the pointer from the edge. */
const edgeFrames = 4;
