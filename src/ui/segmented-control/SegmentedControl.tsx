'use client';

import type { ComponentProps, KeyboardEvent } from 'react';
import { partClass } from '../partClass.js';

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The accessible name of the control. */
  label: string;
  /** The segments in order. */
  options: readonly SegmentOption<Value>[];
  /** The value of the chosen segment. */
  value: Value;
  /** Called with the value of the segment the user chooses. */
  onValueChange: (value: Value) => void;
  /** The `panelId` passed to `tabPanelProps` of the element that shows the chosen view. */
  panelId: string;
}

/** A segment of a `SegmentedControl`. */
export interface SegmentOption<Value extends string> {
  /** Identifies the segment. */
  readonly value: Value;
  /** The text of the segment. */
  readonly label: string;
}

/**
 * Switches between views of the same content, such as chart, table and SQL. Renders a `<div role="tablist">` with arrow key, Home and End
 * support. The view is any element with `tabPanelProps(panelId, value)`.
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

/** Returns the props that make an element the panel of the chosen segment. */
export function tabPanelProps(panelId: string, value: string) {
  return { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, value) } as const;
}

function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

/** Returns the index of the option for a key, or `-1` for other keys. Arrows follow the reading direction and wrap around. */
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
