import { useState } from 'react';
import { useFormats } from '../../../react/useFormats.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { readNumber } from '../form/readNumber.js';

/** Requires typing the number of items before more than ten are deleted, to prevent a hasty confirmation. */
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
  const common = useCommonAdminLabels();
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
