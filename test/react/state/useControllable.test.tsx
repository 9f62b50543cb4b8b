import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useControllable, useControllableChoice } from '../../../src/react/state/useControllable.js';

it('returns the same setter on every render, which calls the handler of the last one', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook((onChange) => useControllable<string>(undefined, 'a', onChange), { initialProps: first });
  const [, setValue] = result.current;
  rerender(second);
  act(() => setValue('b'));
  expect(result.current).toEqual(['b', setValue]);
  expect(result.current[1]).toBe(setValue);
  expect(second).toHaveBeenCalledExactlyOnceWith('b');
  expect(first).not.toHaveBeenCalled();
});

it('shows the value of the parent, whatever was set locally', () => {
  const { result } = renderHook(() => useControllable<string>('held', 'a', undefined));
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('held');
});

it('distinguishes a controlled empty value from an uncontrolled one', () => {
  const { result, rerender } = renderHook((value: string | null | undefined) => useControllableChoice<string>(value, 'a', undefined), {
    initialProps: null as string | null | undefined,
  });
  expect(result.current[0]).toBeUndefined();
  rerender(undefined);
  expect(result.current[0]).toBe('a');
});
