import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getUsers } from '../../src/client.js';
import { useUsersById } from '../../src/data.js';
import { inShortPages } from './support/inShortPages.js';
import { startWorld } from './support/startWorld.js';

it('finds users on any page, and loads no page after the last of them', async () => {
  const world = startWorld();
  const { items } = await getUsers(world.client, {});
  const fifth = items[4];
  if (fifth === undefined) throw new Error('The account has too few users.');
  inShortPages(world, 2);
  const before = world.sent(/users/).length;
  const { result } = renderHook(() => useUsersById([fifth.id]), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.isComplete).toBe(true));
  expect(result.current.users.get(fifth.id)?.email).toBe(fifth.email);
  expect(world.sent(/users/).length - before).toBe(3);
});

it('reports an unknown id as missing, after the whole list', async () => {
  const world = startWorld();
  world.answer = async (sent) => (sent.includes('after=') ? Response.json({ items: [], pageInfo: { hasNextPage: false } }) : undefined);
  const { result } = renderHook(() => useUsersById([987_654]), { wrapper: world.wrapper });
  expect(result.current.isComplete).toBe(false);
  await waitFor(() => expect(result.current.isComplete).toBe(true));
  expect(result.current.users.has(987_654)).toBe(false);
  expect(world.sent(/after=/)).toHaveLength(1);
});

it('sends no request without ids', async () => {
  const world = startWorld();
  const { result } = renderHook(() => useUsersById([]), { wrapper: world.wrapper });
  expect(result.current.isComplete).toBe(true);
  expect(world.sent(/users/)).toEqual([]);
});

it('stops at a page that fails, and reports why', async () => {
  const world = inShortPages(startWorld(), 2);
  world.onRequest = (sent) => {
    if (sent.includes('after=')) throw new TypeError('The network is down.');
  };
  const { result } = renderHook(() => useUsersById([987_654]), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.error?.kind).toBe('network'));
  expect(result.current.isComplete).toBe(false);
  expect(world.sent(/after=/)).toHaveLength(1);
});

it('stops after the given number of pages, and then reports no missing users', async () => {
  const world = inShortPages(startWorld(), 2);
  const { result } = renderHook(() => useUsersById([987_654], { maxPages: 3 }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.users.size).toBe(6));
  await world.settle();
  expect(world.sent(/users/)).toHaveLength(3);
  expect(result.current.isComplete).toBe(false);
});
