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

/** As above, for a value that may be missing: the parent says so by `null`. */
export function useControllableChoice<Value>(
  value: Value | null | undefined,
  defaultValue: Value | undefined,
  onValueChange: ((value: Value | undefined) => void) | undefined,
): [value: Value | undefined, setValue: (value: Value | undefined) => void] {
  const [ownValue, setOwnValue] = useState(defaultValue);
  function change(next: Value | undefined) {
    setOwnValue(next);
    onValueChange?.(next);
  }
  return [value === undefined ? ownValue : (value ?? undefined), change];
}
