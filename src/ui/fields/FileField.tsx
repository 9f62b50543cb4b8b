'use client';

import { FileUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.js';
import { partClass } from '../partClass.js';

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple'> {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** The text of the button. */
  chooseLabel: string;
  /** The name of the chosen file. */
  fileName: string | undefined;
  /** Called with the file that the user chooses. */
  onFileChange: (file: File) => void;
  /** Explains the field; shown below it and read out with it. */
  hint?: ReactNode;
  /** The error; shown below the field and read out with it. */
  error?: string | undefined;
}

/** Chooses a file. Renders a `<div>` around an `<input type="file">` that looks like a button; other props go to the input. */
export function FileField({ label, chooseLabel, fileName, onFileChange, hint, error, className, style, ...props }: FileFieldProps) {
  const id = useId();
  return (
    <div
      data-slot="file-field"
      data-state={error === undefined ? 'valid' : 'invalid'}
      className={partClass('field', className)}
      style={style}
    >
      <span id={`${id}-label`} className="parley-field-label">
        {label}
      </span>
      <label className="parley-file-field">
        <input
          type="file"
          className="parley-visually-hidden"
          aria-labelledby={`${id}-label ${id}-name`}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          {...props}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again after it was corrected.
            currentTarget.value = '';
            if (file !== undefined) onFileChange(file);
          }}
        />
        <span className="parley-file-field-button" aria-hidden="true">
          <Icon of={FileUp} className="parley-muted" />
          {chooseLabel}
        </span>
        <bdi id={`${id}-name`}>{fileName}</bdi>
      </label>
      <p id={`${id}-note`} className="parley-field-note">
        <span aria-live="polite" className={error === undefined ? 'parley-field-hint' : 'parley-field-error'}>
          {error ?? hint}
        </span>
      </p>
    </div>
  );
}
