'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { partClass } from '../partClass.js';

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** Explains the field; shown below it and read out with it. Replaced by the error, if there is one. */
  hint?: ReactNode;
  /** The error; shown below the field and read out with it. */
  error?: string | undefined;
}

/**
 * A multi-line text field with label, hint and error. Renders a `<div>` around a `<label>` and a `<textarea>`; other props go to the
 * textarea.
 */
export function TextAreaField({ label, hint, error, className, style, id, ...props }: TextAreaFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div
      data-slot="text-area-field"
      data-state={error === undefined ? 'valid' : 'invalid'}
      className={partClass('field', className)}
      style={style}
    >
      <label htmlFor={inputId} className="parley-field-label">
        {label}
      </label>
      <textarea
        id={inputId}
        rows={3}
        className="parley-input"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        {...props}
      />
      {note !== undefined && (
        <p id={noteId} className="parley-field-note">
          <span aria-live="polite" className={error === undefined ? 'parley-field-hint' : 'parley-field-error'}>
            {note}
          </span>
        </p>
      )}
    </div>
  );
}
