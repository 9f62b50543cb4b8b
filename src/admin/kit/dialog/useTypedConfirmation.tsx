import { useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { isolate } from '../../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { readNumber } from './readNumber.js';

/** What the user must type to confirm a deletion. */
export interface TypedConfirmation {
  /** The number of items that will be deleted. It must be typed if it is above ten. */
  readonly count: number;
  /** The exact name of the item that will be deleted. */
  readonly name?: string | undefined;
}

/** Makes the user type the number of items, or the name of the item, to prevent a hasty confirmation. */
export function useTypedConfirmation({ count, name }: TypedConfirmation) {
  const common = useCommonAdminLabels();
  const { locale, number } = useFormats();
  const [typed, setTyped] = useState('');
  const isConfirmed = name === undefined ? count <= typedAbove || readNumber(typed, locale) === count : typed.trim() === name;
  if (name === undefined && count <= typedAbove) return { isConfirmed, field: null };
  return {
    isConfirmed,
    field: (
      <TextField
        label={common.typeCount(name === undefined ? number(count) : isolate(name))}
        value={typed}
        inputMode={name === undefined ? 'numeric' : undefined}
        dir={name === undefined ? undefined : 'auto'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ),
  };
}

const typedAbove = 10;
