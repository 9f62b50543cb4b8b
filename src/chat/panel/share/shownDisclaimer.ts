import { safeLinkUrl } from '../../../ui/text/safeUrl.js';
import { onOneLine } from '../../results/export/spreadsheetText.js';
import type { SharedWords } from './sharedTurns.js';

/** Reads the AI disclaimer as the panel shows it, which may be any node of the host. Empty if there is none. */
export function shownDisclaimer(panel: HTMLElement | null): readonly SharedWords[] {
  const line = panel?.querySelector('[data-slot="disclaimer"]');
  if (line == null) return [];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const words: SharedWords[] = [];
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    const link = parentElement?.closest('a');
    words.push({ text: onOneLine(textContent ?? ''), url: link ? safeLinkUrl(link.href) : undefined });
  }
  return words.slice(0, words.findLastIndex(hasText) + 1);
}

function hasText({ text }: SharedWords): boolean {
  return text.trim() !== '';
}
