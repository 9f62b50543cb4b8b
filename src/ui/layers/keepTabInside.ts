import type { KeyboardEvent } from 'react';

/** Keeps Tab inside the box it was pressed in, for a panel that covers the whole page. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const box = event.currentTarget;
  const stops = [...box.querySelectorAll<HTMLElement>(tabStops)].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.target;
  if (event.shiftKey && (from === first || from === box)) last?.focus();
  else if (!event.shiftKey && from === last) first?.focus();
  else return;
  event.preventDefault();
}

const tabStops =
  'a[href], button:not(:disabled), textarea:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex]';
