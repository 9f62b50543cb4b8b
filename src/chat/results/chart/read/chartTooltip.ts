import type { ChartTip } from './chartTips.js';

export interface ChartTooltip {
  /** Shows a tooltip beside a position of the window. `strong` is the index of the row to emphasize. */
  show(position: Position, tip: ChartTip, strong?: number): void;
  hide(): void;
}

export interface Position {
  readonly clientX: number;
  readonly clientY: number;
}

/** Creates a tooltip in the browser's top layer that ends in a hint. All content from the spec is written as plain text. */
export function createChartTooltip(frame: HTMLElement, hint?: string): ChartTooltip {
  const { ownerDocument: document } = frame;
  const bubble = document.createElement('div');
  bubble.className = 'parley parley-chart-tooltip';
  bubble.setAttribute('popover', 'manual');
  bubble.setAttribute('aria-hidden', 'true');
  return {
    show(position, tip, strong) {
      if (tip.title === '' && tip.rows.length === 0) return this.hide();
      bubble.dir = getComputedStyle(frame.parentElement ?? frame).direction;
      bubble.replaceChildren(...writeTip(tip, { strong, hint, document }));
      if (!bubble.isConnected) frame.append(bubble);
      bubble.showPopover?.();
      place(bubble, position);
    },
    hide: () => bubble.remove(),
  };
}

function writeTip({ title, measure, rows, note }: ChartTip, { strong, hint, document }: TipPlace): readonly Node[] {
  const part = (name: string, text: string) => {
    const span = document.createElement('span');
    span.className = `parley-chart-tooltip-${name}`;
    const words = document.createElement('bdi');
    words.textContent = text;
    span.append(words);
    return span;
  };
  const line = (name: string, ...parts: readonly Node[]) => {
    const element = document.createElement('div');
    element.className = `parley-chart-tooltip-${name}`;
    element.append(...parts);
    return element;
  };
  const heading = [...(title === '' ? [] : [part('title', title)]), ...(measure === '' ? [] : [part('measure', measure)])];
  const { first, end } = shownRows(rows.length, strong ?? 0);
  const lines = rows.slice(first, end).map(({ name, value, colour }, index) => {
    const label = part('name', name);
    if (colour !== undefined) {
      const swatch = document.createElement('span');
      swatch.className = 'parley-chart-tooltip-swatch';
      swatch.style.backgroundColor = colour;
      label.prepend(swatch);
    }
    const row = line('line', label, part('value', value));
    if (rows.length > 1 && first + index === strong) row.dataset.strong = '';
    return row;
  });
  const more = (isMore: boolean) => (isMore ? [line('more', document.createTextNode('…'))] : []);
  const head = heading.length === 0 ? [] : [line('head', ...heading)];
  const foot = [note, hint].flatMap((text) => (text === undefined ? [] : [line('more', document.createTextNode(text))]));
  return [...head, ...more(first > 0), ...lines, ...more(end < rows.length), ...foot];
}

interface TipPlace {
  /** The index of the row to emphasize. */
  readonly strong: number | undefined;
  readonly hint: string | undefined;
  readonly document: Document;
}

/** The part of many rows that is around the emphasized one. */
function shownRows(count: number, strong: number): { readonly first: number; readonly end: number } {
  if (count <= maxRows) return { first: 0, end: count };
  const first = Math.min(count - maxRows, Math.max(0, strong - Math.floor(maxRows / 2)));
  return { first, end: first + maxRows };
}

/** Places it beside the position, on the side with more room, and inside the window. */
function place(bubble: HTMLElement, { clientX, clientY }: Position): void {
  const { offsetWidth, offsetHeight } = bubble;
  const { clientWidth, clientHeight } = bubble.ownerDocument.documentElement;
  const left = clientX + gapPx + offsetWidth > clientWidth ? clientX - gapPx - offsetWidth : clientX + gapPx;
  const top = clientY - gapPx - offsetHeight < 0 ? clientY + gapPx : clientY - gapPx - offsetHeight;
  bubble.style.left = `${Math.max(edgePx, Math.min(left, clientWidth - offsetWidth - edgePx))}px`;
  bubble.style.top = `${Math.max(edgePx, Math.min(top, clientHeight - offsetHeight - edgePx))}px`;
}

const gapPx = 12;
const edgePx = 4;
const maxRows = 12;
