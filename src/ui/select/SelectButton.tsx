'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.js';
import type { SelectPartsProps } from './SelectPartsProps.js';

/** The closed select, until its list is loaded. */
export function SelectButton({ isOpen, onOpenChange, current, placeholder, button }: SelectPartsProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      {...button}
      className={selectButtonClass}
      onClick={() => onOpenChange(!isOpen)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onOpenChange(true);
      }}
    >
      <SelectValue current={current} placeholder={placeholder} />
    </button>
  );
}

/** What the button of a select shows. */
export function SelectValue({ current, placeholder }: Pick<SelectPartsProps, 'current' | 'placeholder'>) {
  return (
    <>
      <bdi className="parley-select-value" data-placeholder={current === undefined || undefined}>
        {current?.label ?? placeholder}
      </bdi>
      <Icon of={ChevronDown} />
    </>
  );
}

/** The class of the button of a select. */
export const selectButtonClass: ComponentProps<'button'>['className'] = 'parley-input parley-select-button';
