'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { partClass } from '../partClass.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** Explains the field; shown below it and read out with it. */
  hint?: ReactNode;
  /** The error; shown below the field and read out with it. */
  error?: string | undefined;
  /** The maximum number of characters. Near the limit, shows how many are left. More can be entered, so pasted text is never cut off. */
  limit?: number | undefined;
  /** The text. Required for `limit`. */
  value?: string | undefined;
}

/** A text field with label, hint, error and counter. Renders a `<div>` around a `<label>` and an `<input>`; other props go to the input. */
export function TextField({ label, hint, error, limit, className, style, id, ...props }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - (props.value?.length ?? 0);
  const isCounted = limit !== undefined && left <= Math.max(readOutFrom, limit / 10);
  const hasNote = error !== undefined || hint !== undefined || isCounted;
  return (
    <div
      data-slot="text-field"
      data-state={error === undefined && left >= 0 ? 'valid' : 'invalid'}
      className={partClass('field', className)}
      style={style}
    >
      <label htmlFor={inputId} className="parley-field-label">
        {label}
      </label>
      <input
        id={inputId}
        type="text"
        className="parley-input"
        aria-invalid={error !== undefined || left < 0 || undefined}
        aria-describedby={hasNote ? noteId : undefined}
        {...props}
      />
      {/* With a limit there from the start, because a live region that appears with its text is not always read out. */}
      {(hasNote || limit !== undefined) && (
        <p id={noteId} className={hasNote ? 'parley-field-note' : 'parley-visually-hidden'}>
          <span aria-live="polite" className={error === undefined ? 'parley-field-hint' : 'parley-field-error'}>
            {error ?? hint}
          </span>
          {isCounted && <Counter left={left} />}
        </p>
      )}
    </div>
  );
}

function Counter({ left }: { left: number }) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  return (
    <span aria-live={left <= readOutFrom ? 'polite' : 'off'} data-state={left < 0 ? 'over' : 'within'} className="parley-field-counter">
      {common.charactersLeft(left, number(Math.abs(left)))}
    </span>
  );
}

/** With more characters left, the counter would only interrupt typing. */
const readOutFrom = 10;
