import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNextPages } from '../../src/data/useNextPages.js';

it('keeps loading if a page arrives before React has rendered isFetching', () => {
  const fetchNextPage = vi.fn(async () => {});
  const withPages = (count: number) => ({
    data: { pages: Array(count).fill([]) },
    hasNextPage: count < 3,
    isFetching: false,
    fetchNextPage,
  });
  const { rerender } = renderHook(({ count }) => useNextPages(withPages(count), true), { initialProps: { count: 1 } });
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender({ count: 2 });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender({ count: 3 });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
