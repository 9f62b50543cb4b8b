import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useConsoleAddress } from '../../demo/admin/useConsoleAddress.js';
import { useLeaveGuard } from '../../src/admin.js';

beforeEach(() => history.replaceState(null, '', '#variables'));

const renderAddress = () => renderHook(() => useConsoleAddress(useLeaveGuard()));

it('stays on the page and in its URL until unsaved changes are resolved', async () => {
  const { result } = renderHook(() => {
    const guard = useLeaveGuard();
    return { guard, ...useConsoleAddress(guard) };
  });
  const { guard } = result.current;
  guard.hold(2, () => {});
  location.hash = '#users';
  await waitFor(() => expect(guard.getState().isAsking).toBe(true));
  expect(result.current.section).toBe('variables');
  await act(async () => guard.answer(false));
  await waitFor(() => expect(location.hash).toBe('#variables'));
  expect(result.current.section).toBe('variables');
  location.hash = '#users';
  await waitFor(() => expect(guard.getState().isAsking).toBe(true));
  await act(async () => guard.answer(true));
  await waitFor(() => expect(result.current.section).toBe('users'));
});

const openVariables = (keepsDrafts?: (section: string) => boolean) => {
  const { result } = renderHook(() => {
    const guard = useLeaveGuard();
    return { guard, ...useConsoleAddress(guard, keepsDrafts) };
  });
  const answer = async (mayLeave: boolean) => {
    await waitFor(() => expect(result.current.guard.getState().isAsking).toBe(true));
    await act(async () => result.current.guard.answer(mayLeave));
  };
  return { result, answer };
};

it('asks before switching deployments or going back discards unsaved input', async () => {
  const { result, answer } = openVariables();
  act(() => result.current.change({ sort: 'name' }));
  act(() => result.current.guard.hold(1, () => {}));
  act(() => result.current.change({ deployment: 2 }));
  expect(result.current.deploymentId).toBe(1);
  await answer(false);
  expect(location.hash).toBe('#variables?sort=name');
  history.back();
  await answer(false);
  await waitFor(() => expect(location.hash).toBe('#variables?sort=name'));
  // The entry that the user did not go to is still there.
  history.back();
  await answer(true);
  await waitFor(() => expect(result.current.text('sort')).toBeUndefined());
  expect(location.hash).toBe('#variables');
  act(() => result.current.change({ deployment: 2 }));
  await waitFor(() => expect(result.current.deploymentId).toBe(2));
});

it('does not ask on a page that keeps drafts, until it is left', async () => {
  const { result, answer } = openVariables((section) => section === 'variables');
  act(() => result.current.guard.hold(1, () => {}));
  act(() => result.current.change({ deployment: 2 }));
  expect(result.current.deploymentId).toBe(2);
  act(() => history.back());
  await waitFor(() => expect(result.current.deploymentId).toBe(1));
  location.hash = '#users';
  await answer(false);
  await waitFor(() => expect(location.hash).toBe('#variables'));
});

it('contains deployment, folder and filters, and restores them', async () => {
  history.replaceState(null, '', '#workspace?deployment=2&folder=7&types=REPORT,FOLDER&search=a%26b');
  const { result } = renderAddress();
  expect(result.current).toMatchObject({ section: 'workspace', deploymentId: 2 });
  expect(result.current.id('folder')).toBe(7);
  expect(result.current.choices('types', ['FOLDER', 'WORKBOOK', 'REPORT'])).toEqual(['FOLDER', 'REPORT']);
  expect(result.current.text('search')).toBe('a&b');
  act(() => result.current.change({ folder: 9, search: '' }));
  expect(location.hash).toBe('#workspace?deployment=2&folder=9&types=REPORT%2CFOLDER');
  act(() => history.back());
  await waitFor(() => expect(result.current.id('folder')).toBe(7));
  expect(result.current.hrefOf('users')).toBe('#users?deployment=2');
});

it.each([
  ['#nowhere?deployment=-1&folder=x', 'home'],
  ['#?deployment=1e9&folder=0', 'home'],
  ['#workspace?folder=99999999999999999999', 'workspace'],
  ['#%E0%A4%A', 'home'],
])('ignores meaningless parts: %s', (hash, section) => {
  history.replaceState(null, '', hash);
  const { result } = renderAddress();
  expect(result.current).toMatchObject({ section, deploymentId: 1 });
  expect(result.current.id('folder')).toBeUndefined();
  expect(result.current.choices('types', ['FOLDER'])).toEqual([]);
});
