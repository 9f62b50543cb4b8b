'use client';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useKeyedState } from '../../react/state/useKeyedState.js';
import { useLatest } from '../../react/state/useLatest.js';
import { invalidatePaths } from '../invalidatePaths.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { Attempt, ConflictState } from './conflictReducer.js';
import { type ConflictResolver, createConflictResolver, type VersionedResource } from './createConflictResolver.js';

/** The state of a save, and the available actions. */
export interface ConflictResolution<Value extends object, Version> {
  /** The stage of the save, such as `saving` or `conflict`, with the data of that stage. */
  readonly state: ConflictState<Value, Version>;
  /** Sends mine. While `editing`, on the version that is there now. A second click joins the first. */
  save(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>>;
  /** Opens the choice for a newer version that the caller has noticed by itself, without sending anything. */
  raise(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>>;
  /** Sends mine again on the version that is there now; that may meet yet another one. */
  keepMine(): Promise<ConflictState<Value, Version>>;
  /** Discards mine and continues with the stored version. Nothing is sent. */
  takeTheirs(): void;
  /** Back to the form, with both versions at hand. */
  edit(): void;
  /** After `failed` or `theirs-unread`: the same once more. */
  retry(): Promise<ConflictState<Value, Version>>;
  /** Returns to the idle state and discards both versions. */
  reset(): void;
}

/**
 * Saves a change that is refused if someone else has saved in the meantime (409): `useConflict(metricViewIntegration(address))`.
 * Keeps mine, reads theirs, says in which fields both differ and waits for a decision. No promise rejects; each gives
 * the state it led to.
 */
export function useConflict<Value extends object, Version>(
  resource: VersionedResource<Value, Version>,
): ConflictResolution<Value, Version> {
  const resolver = useResolver(resource);
  const state = useSyncExternalStore(resolver.subscribe, resolver.getState, resolver.getState);
  return useMemo(() => {
    const { save, raise, keepMine, takeTheirs, edit, retry, reset } = resolver;
    return { state, save, raise, keepMine, takeTheirs, edit, retry, reset };
  }, [resolver, state]);
}

/** Another resource, or another user, is another save: what is typed for one must not reach the other. */
function useResolver<Value extends object, Version>(resource: VersionedResource<Value, Version>): ConflictResolver<Value, Version> {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  const latest = useLatest({
    client,
    resource,
    invalidate: (paths: VersionedResource<Value, Version>['changes']) => invalidatePaths(queryClient, client, paths),
  });
  return useKeyedState(hashKey([client.scope, resource.changes]), () => createConflictResolver(() => latest.current))[0];
}
