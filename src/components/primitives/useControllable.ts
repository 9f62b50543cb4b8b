import { useState } from 'react';

/** A value that the parent may hold (`value` given) or leave to the part (`defaultValue`). */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, setValue: (value: Value) => void] {
  const [ownValue, setOwnValue] = useState(defaultValue);
  function change(next: Value) {
    setOwnValue(next);
    onValueChange?.(next);
  }
  return [value ?? ownValue, change];
}
