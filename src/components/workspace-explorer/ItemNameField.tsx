'use client';
import { useState } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { TextField } from '../primitives/fields/TextField.js';
import { nameField, nameLimit } from './readName.js';

export interface ItemNameFieldProps {
  initialName?: string | undefined;
  /** Says what is wrong, once the form was sent. */
  isChecked: boolean;
}

/** How something is called. */
export function ItemNameField({ initialName = '', isChecked }: ItemNameFieldProps) {
  const { workspace: words } = useAdminLabels();
  const [name, setName] = useState(initialName);
  return (
    <TextField
      name={nameField}
      label={words.name}
      value={name}
      limit={nameLimit}
      error={isChecked && name.trim() === '' ? words.nameMissing : undefined}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
    />
  );
}
