import type { MouseEvent } from 'react';

export function noteAnchor(prefix: string, label: string): string {
  return `${prefix}note-${encodeLabel(label)}`;
}

export function markAnchor(prefix: string, label: string): string {
  return `${prefix}mark-${encodeLabel(label)}`;
}

/** Half a character, which text can hold, has no encoding. */
export function encodeLabel(label: string): string {
  return encodeURIComponent(label.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Follows a link between a mark and its note. A same-page address does not reach into a shadow root and would change the address of the
 * page, and a note can have several marks, so the first element with that `data-anchor` is focused.
 */
export function goToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const link = event.currentTarget;
  const anchor = link.getAttribute('href')?.slice(1) ?? '';
  const root = link.closest('[data-slot="markdown"]');
  const target = root?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}
