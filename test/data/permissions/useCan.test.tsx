import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCan } from '../../../src/data.js';
import { startWorld } from '../support/startWorld.js';

it('leaves everything open until the user is known, and then allows an admin everything', async () => {
  const world = startWorld();
  const { result } = renderHook(() => useCan(), { wrapper: world.wrapper });
  expect(result.current('admin')).toEqual({ answer: 'unknown' });
  expect(result.current('ReportEdit', { canEdit: true })).toEqual({ answer: 'allowed' });
  await waitFor(() => expect(result.current('admin')).toEqual({ answer: 'allowed' }));
});

it('denies actions reserved for admins, and those that no policy grants', async () => {
  const world = startWorld({
    credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email: 'analyst@parley.example' }) }),
  });
  const { result } = renderHook(() => useCan(), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current('admin')).toEqual({ answer: 'refused', reason: 'admin-only' }));
  expect(result.current('AuditLogManage').answer).toBe('refused');
  expect(result.current('WorkbookEdit', { resourceType: 'Workbook', id: 1 })).toEqual({ answer: 'unknown' });
});

it('keeps its function while the result is the same', async () => {
  const world = startWorld();
  const { result, rerender } = renderHook(() => useCan(), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current('admin').answer).toBe('allowed'));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
