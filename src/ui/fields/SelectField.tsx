'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/Icon.js';
import { partClass } from '../partClass.js';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** The label, which is also the accessible name. */
  label: string;
  /** True to show the label only to screen readers, if the purpose is visually clear. */
  isLabelHidden?: boolean | undefined;
}

/** A select with a label. Put `<option>`s inside. Renders a `<div>` around a `<label>` and a `<select>`; other props go to the select. */
export function SelectField({ label, isLabelHidden = false, className, style, id, ...props }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div data-slot="select-field" className={partClass('field', className)} style={style}>
      <label htmlFor={selectId} className={isLabelHidden ? 'parley-visually-hidden' : 'parley-field-label'}>
        {label}
      </label>
      <div className="parley-select">
        <select id={selectId} className="parley-input" {...props} />
        <Icon of={ChevronDown} className="parley-select-chevron" />
      </div>
    </div>
  );
}
