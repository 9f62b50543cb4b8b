'use client';

import { type ComponentProps, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openFrom } from '../menu/opener.js';
import { partClass } from '../partClass.js';
import { PlainSelect } from './PlainSelect.js';
import { SearchSelect } from './SearchSelect.js';
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
 * Chooses one of several values of any type. From eight options on, its list has a search field. Renders a `<div>` around a label and a
 * `<button role="combobox">`; other props go to the button.
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
  // An open list keeps its kind while more options arrive.
  const [held, setHeld] = useState(false);
  const hasSearch = isOpen ? held : options.length >= searchedFrom;
  if (hasSearch !== held) setHeld(hasSearch);
  const button = useFocusKeptBy(hasSearch);
  const Parts = hasSearch ? SearchSelect : PlainSelect;
  return (
    <div data-slot="select" className={partClass('field', className)} style={style}>
      <span id={`${id}-label`} className={isLabelHidden ? 'parley-visually-hidden' : 'parley-field-label'}>
        {label}
      </span>
      <Parts
        items={items}
        isOpen={isOpen}
        onOpenChange={setOpen}
        current={current}
        label={label}
        placeholder={placeholder}
        onSelect={(position) => {
          if (position !== actionPosition) return onValueChange(options[position]?.value);
          openFrom(button.current);
          action?.onSelect();
        }}
        button={{
          'aria-labelledby': `${id}-label`,
          'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
          ...props,
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

/** Returns a ref for the button, which keeps the focus when more options arrive and a different button takes its place. */
function useFocusKeptBy(hasSearch: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef({ hasSearch, hadFocus: false });
  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    if (before.current.hasSearch !== hasSearch && before.current.hadFocus) element.focus();
    const remember = (hadFocus: boolean) => {
      before.current = { hasSearch, hadFocus };
    };
    remember(element.matches(':focus'));
    const focus = () => remember(true);
    const blur = () => remember(!element.isConnected);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  }, [hasSearch]);
  return button;
}
