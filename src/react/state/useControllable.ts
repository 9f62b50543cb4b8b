import { useCallback, useState } from 'react';
import { useLatest } from './useLatest.js';

/** State that the parent controls (`value` is given) or leaves to the part (`defaultValue`). The setter keeps its identity. */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, setValue: (value: Value) => void] {
  const [ownValue, change] = useOwnValue(defaultValue, onValueChange);
  return [value ?? ownValue, change];
}

/** Like `useControllable`, for a value that may be missing: the parent passes `null` for none. */
export function useControllableChoice<Value>(
  value: Value | null | undefined,
  defaultValue: Value | undefined,
  onValueChange: ((value: Value | undefined) => void) | undefined,
): [value: Value | undefined, setValue: (value: Value | undefined) => void] {
  const [ownValue, change] = useOwnValue(defaultValue, onValueChange);
  return [value === undefined ? ownValue : (value ?? undefined), change];
}

function useOwnValue<Value>(defaultValue: Value, onValueChange: ((value: Value) => void) | undefined) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const latest = useLatest(onValueChange);
  const change = useCallback(
    (next: Value) => {
      setOwnValue(next);
      latest.current?.(next);
    },
    [latest],
  );
  return [ownValue, change] as const;
}
