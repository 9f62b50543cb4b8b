import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCreateFolder } from '../../src/data.js';
import { startWorld } from './support/startWorld.js';

afterEach(() => onlineManager.setOnline(true));

it('fails at once without a connection, and is not sent later', async () => {
  const world = startWorld();
  let isOnline = false;
  world.onRequest = () => {
    if (!isOnline) throw new TypeError('There is no connection.');
  };
  onlineManager.setOnline(isOnline);
  const { result } = renderHook(() => useCreateFolder(), { wrapper: world.wrapper });
  await act(() => expect(result.current.mutateAsync({ deploymentId: 2, name: 'Audit' })).rejects.toMatchObject({ kind: 'network' }));
  isOnline = true;
  await act(async () => onlineManager.setOnline(isOnline));
  await world.settle();
  expect(world.sent(/^POST/)).toHaveLength(1);
});
