'use client';

import type { ComponentProps, KeyboardEvent } from 'react';
import { partClass } from '../partClass.js';

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The name of the choice, for those who do not see it. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The `panelId` given to `tabPanelProps` of the element that shows the chosen view. */
  panelId: string;
}

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * Switches between views of one thing, such as chart, table and SQL. Renders a `<div role="tablist">`; arrow keys, Home and
 * End choose. The view is any element with `tabPanelProps(panelId, value)`.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  panelId,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  function chooseByKey(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = options[indexForKey(event, index, options.length)];
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next.value);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  }

  return (
    <div role="tablist" aria-label={label} data-slot="segmented-control" className={partClass('segmented-control', className)} {...props}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={tabId(panelId, option.value)}
          aria-selected={option.value === value}
          aria-controls={option.value === value ? panelId : undefined}
          tabIndex={option.value === value ? 0 : -1}
          data-value={option.value}
          className="parley-segment"
          onClick={() => onValueChange(option.value)}
          onKeyDown={(event) => chooseByKey(event, index)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of the chosen segment. */
export function tabPanelProps(panelId: string, value: string) {
  return { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, value) } as const;
}

function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

/** The option a key leads to, `-1` for other keys. Arrows follow the reading direction and go round. */
function indexForKey({ key, currentTarget }: KeyboardEvent, index: number, count: number): number {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === forwards ? 1 : -1) + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
