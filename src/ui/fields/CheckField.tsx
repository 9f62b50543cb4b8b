'use client';

import { type ReactNode, useId } from 'react';
import { partClass } from '../partClass.js';
import { Checkbox, type CheckboxProps } from './Checkbox.js';

export interface CheckFieldProps extends CheckboxProps {
  /** The label beside the checkbox; pressing it toggles the checkbox. */
  label: ReactNode;
  /** Explains the effect of the checkbox; read out with it. */
  hint?: ReactNode;
}

/**
 * A checkbox with a label and a hint. Renders a `<div>` around an `<input type="checkbox">` and a `<label>`; other props go to the input.
 */
export function CheckField({ label, hint, className, style, id, ...props }: CheckFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  return (
    <div data-slot="check-field" className={partClass('check-field', className)} style={style}>
      <Checkbox id={inputId} aria-describedby={hint === undefined ? undefined : hintId} {...props} />
      <div className="parley-check-field-words">
        <label htmlFor={inputId} className="parley-check-field-label">
          {label}
        </label>
        {hint !== undefined && (
          <div id={hintId} className="parley-check-field-hint">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
