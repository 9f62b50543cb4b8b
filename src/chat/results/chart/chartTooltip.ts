import { jsonText } from '../../../client/chat-stream/jsonText.js';
import { isSpecObject } from './specGrammar.js';

export interface ChartTooltip {
  show(pointer: { readonly clientX: number; readonly clientY: number }, value: unknown): void;
  hide(): void;
}

/** Creates a tooltip beside the pointer, in the browser's top layer. All content from the spec is written as plain text. */
export function createChartTooltip(frame: HTMLElement): ChartTooltip {
  const { ownerDocument: document } = frame;
  const bubble = document.createElement('div');
  bubble.className = 'parley parley-chart-tooltip';
  bubble.setAttribute('popover', 'manual');
  bubble.setAttribute('aria-hidden', 'true');
  return {
    show(pointer, value) {
      if (value === null || value === undefined || value === '') return this.hide();
      bubble.replaceChildren(...writeLines(value, document));
      if (!bubble.isConnected) frame.append(bubble);
      bubble.showPopover?.();
      placeAtPointer(bubble, pointer);
    },
    hide: () => bubble.remove(),
  };
}

function writeLines(value: unknown, document: Document): readonly Node[] {
  if (!isSpecObject(value)) return [document.createTextNode(shorten(value))];
  return Object.entries(value)
    .slice(0, maxLines)
    .map(([name, text]) => {
      const line = document.createElement('div');
      line.className = 'parley-chart-tooltip-line';
      for (const [part, words] of [['name', name] as const, ['value', shorten(text)] as const]) {
        const span = document.createElement('span');
        span.className = `parley-chart-tooltip-${part}`;
        span.textContent = words;
        line.append(span);
      }
      return line;
    });
}

function shorten(value: unknown): string {
  const words = isSpecObject(value) || Array.isArray(value) ? jsonText(value) : String(value);
  return words.length > maxCharacters ? `${words.slice(0, maxCharacters)}…` : words;
}

/** Places it beside the pointer, on the side with more room. */
function placeAtPointer(bubble: HTMLElement, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
  const { offsetWidth, offsetHeight } = bubble;
  const { clientWidth } = bubble.ownerDocument.documentElement;
  const left = clientX + gapPx + offsetWidth > clientWidth ? clientX - gapPx - offsetWidth : clientX + gapPx;
  const top = clientY - gapPx - offsetHeight < 0 ? clientY + gapPx : clientY - gapPx - offsetHeight;
  bubble.style.left = `${Math.max(0, left)}px`;
  bubble.style.top = `${top}px`;
}

const gapPx = 12;
const maxLines = 20;
const maxCharacters = 120;
