'use client';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { TextField } from '../primitives/fields/TextField.js';
import { nameField, nameLimit } from './readName.js';

export interface ItemNameFieldProps {
  initialName?: string | undefined;
  /** Says what is wrong, once the form was sent. */
  isChecked: boolean;
  /** Warns of a name that can still be used. */
  warningOf?: ((name: string) => string | undefined) | undefined;
}

/** How something is called. */
export function ItemNameField({ initialName = '', isChecked, warningOf }: ItemNameFieldProps) {
  const { workspace: words } = useAdminLabels();
  const [name, setName] = useState(initialName);
  const warning = warningOf?.(name.trim());
  return (
    <TextField
      name={nameField}
      label={words.name}
      value={name}
      limit={nameLimit}
      error={isChecked && name.trim() === '' ? words.nameMissing : undefined}
      hint={
        warning && (
          <span className="parley-workspace-note" data-tone="warning">
            <TriangleAlert aria-hidden="true" size={14} strokeWidth={1.5} />
            {warning}
          </span>
        )
      }
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
    />
  );
}
