import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LogFilters, useLogViewer } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

const deploymentId = 1;

it('loads a log page by page, and reloads it for other filters', async () => {
  const world = startWorld();
  const { result, rerender } = renderHook((filters: LogFilters) => useLogViewer({ deploymentId, filters }), {
    wrapper: world.wrapper,
    initialProps: {},
  });
  expect(result.current.state.status).toBe('loading');
  await waitFor(() => expect(result.current.isReading).toBe(false));
  expect(result.current.lines.length).toBeGreaterThan(2_000);
  expect(world.sent(/logs\?.*after=/).length).toBeGreaterThan(1);
  rerender({ container: 'api-proxy', source: undefined });
  expect(result.current.lines).toEqual([]);
  await waitFor(() => expect(result.current.isReading).toBe(false));
  expect(result.current.lines).not.toEqual([]);
  expect(result.current.lines.every(({ text }) => /^(GET|POST) /.test(text))).toBe(true);
  rerender({ container: 'vector', source: 'dev' });
  await waitFor(() => expect(result.current.state.status).toBe('filtered-empty'));
});

it('moves from match to match, and stays at one while more lines load', async () => {
  const world = startWorld();
  const { result, rerender } = renderHook((search: string) => useLogViewer({ deploymentId, search }), {
    wrapper: world.wrapper,
    initialProps: '',
  });
  await waitFor(() => expect(result.current.isReading).toBe(false));
  rerender('slow query');
  await waitFor(() => expect(result.current.search.matches.length).toBeGreaterThan(3));
  expect(result.current.search.currentIndex).toBe(-1);
  act(() => void result.current.search.go(-1, Number.POSITIVE_INFINITY));
  expect(result.current.search.currentIndex).toBe(result.current.search.matches.length - 1);
  act(() => void result.current.search.go(1, 0));
  expect(result.current.search.currentIndex).toBe(0);
});

it('shows the lines of a level or with a match without loading the log again, and all again without filters', async () => {
  const world = startWorld();
  const { result } = renderHook(() => useLogViewer({ deploymentId, defaultSearch: 'sink' }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.isReading).toBe(false));
  const { loadedCount, lines } = result.current;
  const sent = world.sent(/logs\?/).length;
  expect(lines).toHaveLength(loadedCount);
  act(() => result.current.filterBy({ level: 'error' }));
  expect(result.current.lines.length).toBeGreaterThan(3);
  expect(new Set(result.current.lines.map(({ level }) => level))).toEqual(new Set(['error']));
  act(() => result.current.search.setMatchesOnly(true));
  expect(result.current.lines.every(({ text }) => text.includes('sink'))).toBe(true);
  expect(result.current.search.matches.length).toBeGreaterThanOrEqual(result.current.lines.length);
  act(() => result.current.search.setText('§'));
  await waitFor(() => expect(result.current.state.status).toBe('filtered-empty'));
  act(() => result.current.clearFilters());
  expect(result.current.lines).toHaveLength(result.current.loadedCount);
  expect(world.sent(/logs\?/)).toHaveLength(sent);
});

it('reports to the host why a log could not be loaded, and retries on request', async () => {
  const world = startWorld();
  const onError = vi.fn();
  world.onRequest = () => {
    world.service.faults = { failOnce: [{ status: 403 }, { status: 403 }] };
  };
  const { result } = renderHook(() => useLogViewer({ deploymentId, onError }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.state.status).toBe('denied'));
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), { widget: 'log-viewer', operation: 'logs' });
  world.onRequest = () => {
    world.service.faults = {};
  };
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
});
