'use client';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type Ref, useId, useMemo, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';

export interface ValueFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> {
  /** The label of the field. */
  label: string;
  /** A hint below the field; `error` replaces it. */
  hint?: string | undefined;
  /** The reason why the value is invalid. */
  error?: string | undefined;
  /** Masks the value until the user reveals it: the labels of the button. */
  secret?: { readonly show: string; readonly hide: string } | undefined;
  /** The value of the field. It fills an empty field, and is never written into the markup. */
  value?: string | undefined;
  /** Receives the `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A value of one or several lines. What is typed is never written into the page's markup, filled in by the browser, or sent
 * to a spelling service. Renders a `<div>` around a `<textarea>`; other props go to the textarea.
 */
export function ValueField({ label, hint, error, secret, value = '', ref, className, ...props }: ValueFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isHidden = secret !== undefined && !isShown;
  const fill = useMemo(() => fillWith(value), [value]);
  const filledRef = useMergedRef(fill, ref);
  const note = error ?? hint;
  return (
    <div data-slot="value-field" data-state={error === undefined ? 'valid' : 'invalid'} className={partClass('field', className)}>
      <label htmlFor={id} className="parley-field-label">
        {label}
      </label>
      <div className="parley-value-box">
        <textarea
          ref={filledRef}
          id={id}
          rows={3}
          dir="ltr"
          data-masked={isHidden || undefined}
          className="parley-input parley-value-input"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          {...privateField}
          {...props}
        />
        {secret !== undefined && (
          <IconButton
            label={isShown ? secret.hide : secret.show}
            size="small"
            className="parley-value-toggle"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          </IconButton>
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className="parley-field-note">
          <span aria-live="polite" className={error === undefined ? 'parley-field-hint' : 'parley-field-error'}>
            {note}
          </span>
        </p>
      )}
    </div>
  );
}

/** Prevents the browser and password managers from filling in, storing or spell-checking the value. */
export const privateField = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
} as const;

function fillWith(value: string) {
  return (field: HTMLTextAreaElement | null) => {
    if (field !== null && field.value === '') field.value = value;
  };
}
