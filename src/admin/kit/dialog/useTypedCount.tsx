import { useState } from 'react';
import { useAdminLabels } from '../../../react/useAdminLabels.js';
import { useFormats } from '../../../react/useFormats.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { readNumber } from '../readNumber.js';

/** Asks for the number of items to be typed before many are deleted: above ten, a hasty confirmation costs too much. */
export function useTypedCount(count: number) {
  const { locale } = useFormats();
  const [typed, setTyped] = useState('');
  const isAsked = count > typedAbove;
  return {
    isConfirmed: !isAsked || readNumber(typed, locale) === count,
    field: isAsked ? <TypedCountField count={count} typed={typed} onChange={setTyped} /> : null,
  };
}

function TypedCountField({ count, typed, onChange }: { count: number; typed: string; onChange: (typed: string) => void }) {
  const { common } = useAdminLabels();
  const { number } = useFormats();
  return (
    <TextField
      label={common.typeCount(number(count))}
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const typedAbove = 10;
