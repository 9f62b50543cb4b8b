import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type DialogOptions, useDialogState } from '../../../src/admin/kit/widget/useDialogState.js';

type Dialog = { readonly kind: 'rename'; readonly id: number } | { readonly kind: 'add' };

const start = (initialProps: DialogOptions<Dialog> = {}) =>
  renderHook((options: DialogOptions<Dialog>) => useDialogState(options), { initialProps });

describe('the dialogs of a widget', () => {
  it('keep the closing dialog until another one opens', () => {
    const { result } = start();
    expect(result.current).toMatchObject({ open: undefined, shown: undefined, openings: 0 });
    act(() => result.current.show({ kind: 'rename', id: 1 }));
    act(() => result.current.close());
    expect(result.current).toMatchObject({ open: undefined, shown: { kind: 'rename', id: 1 }, openings: 1 });
    act(() => result.current.show({ kind: 'add' }));
    expect(result.current).toMatchObject({ open: { kind: 'add' }, shown: { kind: 'add' }, openings: 2 });
  });

  it('are left to a host that controls them', () => {
    const onDialogChange = vi.fn();
    const { result, rerender } = start({ dialog: { kind: 'add' }, onDialogChange });
    act(() => result.current.close());
    expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(result.current.open).toEqual({ kind: 'add' });
    rerender({ dialog: null });
    expect(result.current.open).toBeUndefined();
  });

  it('do not remount if a host passes an equal object', () => {
    const { result, rerender } = start({ dialog: { kind: 'rename', id: 1 } });
    const before = result.current;
    rerender({ dialog: { kind: 'rename', id: 1 } });
    expect(result.current).toBe(before);
    rerender({ dialog: { kind: 'rename', id: 2 } });
    expect(result.current.openings).toBe(before.openings + 1);
  });
});
