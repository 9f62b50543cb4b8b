import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSectionInUrl } from '../../demo/admin/useSectionInUrl.js';
import { useLeaveGuard } from '../../src/index.js';

beforeEach(() => history.replaceState(null, '', '#variables'));

it('stays on the page, and in its address, until unsaved changes may be left', async () => {
  const { result } = renderHook(() => {
    const guard = useLeaveGuard();
    return { guard, ...useSectionInUrl(guard) };
  });
  const { guard } = result.current;
  guard.hold(2, () => {});
  location.hash = '#users';
  await waitFor(() => expect(guard.getState().isAsking).toBe(true));
  expect(result.current.section.id).toBe('variables');
  await act(async () => guard.answer(false));
  await waitFor(() => expect(location.hash).toBe('#variables'));
  expect(result.current.section.id).toBe('variables');
  location.hash = '#users';
  await waitFor(() => expect(guard.getState().isAsking).toBe(true));
  await act(async () => guard.answer(true));
  await waitFor(() => expect(result.current.section.id).toBe('users'));
});
