'use client';

import { type ComponentProps, useId, useMemo, useRef, useState } from 'react';
import { useFocusKept } from '../overlay-loader/useFocusKept.js';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { partClass } from '../partClass.js';
import { openFrom } from '../popup/opener.js';
import { SelectButton } from './SelectButton.js';
import { actionPosition, itemsOf, nonePosition, type SelectContent } from './selectItems.js';

export interface SelectProps<Value>
  extends SelectContent<Value>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'ref' | 'type'> {
  /** The label, which is also the accessible name. */
  label: string;
  /** True to show the label only to screen readers, if the purpose is visually clear. */
  isLabelHidden?: boolean | undefined;
  /** A hint below the field, which is also its description. */
  hint?: string | undefined;
  /** The chosen value; `undefined` if none is chosen. */
  value: Value | undefined;
  /** Called with the chosen value; `undefined` for the first option if `noneLabel` is set. */
  onValueChange: (value: Value | undefined) => void;
  /** Shown while nothing is chosen, if there is no `noneLabel`. */
  placeholder?: string | undefined;
}

/**
 * Chooses one of several values of any type. With eight or more options, or with `search`, its list has a search field. Renders a `<div>`
 * around a label and a `<button role="combobox">`; other props go to the button.
 */
export function Select<Value>({
  label,
  isLabelHidden = false,
  hint,
  value,
  onValueChange,
  options,
  noneLabel,
  action,
  search,
  placeholder = '',
  className,
  style,
  ...props
}: SelectProps<Value>) {
  const id = useId();
  const items = useMemo(() => itemsOf({ options, noneLabel, action }), [options, noneLabel, action]);
  const chosen = options.findIndex((option) => option.value === value);
  const current = items.find((item) => item.value === (chosen === -1 ? nonePosition : chosen));
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // A list that is open, or about to open, keeps its kind while more options arrive.
  const [held, setHeld] = useState(false);
  const hasSearch = isOpen || isPressed ? held : search !== undefined || options.length >= searchedFrom;
  if (hasSearch !== held) setHeld(hasSearch);
  const overlays = useOverlays(isOpen);
  const Parts = (hasSearch ? overlays?.SearchSelect : overlays?.PlainSelect) ?? SelectButton;
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button, Parts);
  return (
    <div data-slot="select" className={partClass('field', className)} style={style}>
      <span id={`${id}-label`} className={isLabelHidden ? 'parley-visually-hidden' : 'parley-field-label'}>
        {label}
      </span>
      <Parts
        items={items}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setPressed(false);
          setOpen(next);
        }}
        current={current}
        label={label}
        placeholder={placeholder}
        search={search}
        onSelect={(position) => {
          if (position !== actionPosition) return onValueChange(options[position]?.value);
          openFrom(button.current);
          action?.onSelect();
        }}
        button={{
          'aria-labelledby': `${id}-label`,
          'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
          ...props,
          onPointerDown(event) {
            props.onPointerDown?.(event);
            setPressed(true);
          },
          onPointerCancel(event) {
            props.onPointerCancel?.(event);
            setPressed(false);
          },
          onBlur(event) {
            props.onBlur?.(event);
            setPressed(false);
          },
          ref: button,
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="parley-field-note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Fewer options are found faster without typing. */
const searchedFrom = 8;
