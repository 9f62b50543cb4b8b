'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { ItemId } from '../resource-list/selection.js';
import { useLatest } from '../useLatest.js';
import { type BulkOutcome, type BulkReasonGroup, groupReasons } from './BulkOutcome.js';
import { type BulkState, idsWith } from './bulkReducer.js';
import { type BulkRunner, type BulkRunnerOptions, createBulkRunner } from './createBulkRunner.js';

/** How one chunk is sent, and by what its items are known in the answer. May change with every render. */
export interface BulkActionOptions<Item, Id extends ItemId = ItemId> extends BulkRunnerOptions<Item, Id> {
  /** After every run that ended or stopped. */
  readonly onSettled?: ((report: BulkReport<Id>) => void) | undefined;
}

/** What a bulk run came to so far. Nothing counts as done that the service did not say it did. */
export interface BulkReport<Id extends ItemId = ItemId> {
  /** `stopped` before all was sent: cancelled, or after a call that failed. */
  readonly status: 'idle' | 'running' | 'stopped' | 'done';
  readonly total: number;
  /** How many of `total` are answered or given up. */
  readonly settled: number;
  readonly succeededIds: readonly Id[];
  readonly failedIds: readonly Id[];
  /** No answer came, or one that leaves them out: look before sending them again. */
  readonly unknownIds: readonly Id[];
  readonly notSentIds: readonly Id[];
  /** What should stay selected: everything that is not known to have succeeded. */
  readonly idsToKeep: readonly Id[];
  /** Failed items by reason, the most frequent first. */
  readonly reasons: readonly BulkReasonGroup<Id>[];
  readonly outcomes: ReadonlyMap<Id, BulkOutcome>;
  readonly isCancelling: boolean;
  /** What the call that stopped the run failed with. */
  readonly error: ServiceError | undefined;
}

/** A bulk action: its report, and what can be done. Every promise gives the report, and none rejects. */
export interface BulkAction<Item, Id extends ItemId = ItemId> extends BulkReport<Id> {
  /** Begins a run. While one is under way, gives that one's promise and sends nothing more. */
  run(items: readonly Item[]): Promise<BulkReport<Id>>;
  /** Sends no further chunk. The one under way cannot be called back, and is waited for. */
  cancel(): void;
  retryFailed(): Promise<BulkReport<Id>>;
  retryUnknown(): Promise<BulkReport<Id>>;
  /** Sends what was not sent before the run stopped. */
  goOn(): Promise<BulkReport<Id>>;
  reset(): void;
}

/**
 * One action on many items, in chunks of what the service takes, with an outcome for each:
 * `useBulkAction({ run: (userIds) => mutateAsync({ action: 'DELETE', userIds }).then(readBulkUserAction), idOf: (id) => id })`.
 * A call that fails stops the run. A component that goes sends no further chunk.
 */
export function useBulkAction<Item, Id extends ItemId>(options: BulkActionOptions<Item, Id>): BulkAction<Item, Id> {
  const latest = useLatest(options);
  const [runner] = useState(() =>
    createBulkRunner<Item, Id>(
      () => latest.current,
      (settled) => latest.current.onSettled?.(reportOf(settled)),
    ),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.cancel, [runner]);
  return useMemo(() => ({ ...reportOf(state), ...actionsOf(runner) }), [runner, state]);
}

function actionsOf<Item, Id extends ItemId>(runner: BulkRunner<Item, Id>): Omit<BulkAction<Item, Id>, keyof BulkReport> {
  return {
    run: (items) => runner.run(items).then(reportOf),
    cancel: runner.cancel,
    retryFailed: () => runner.resume('failed').then(reportOf),
    retryUnknown: () => runner.resume('unknown').then(reportOf),
    goOn: () => runner.resume('not-sent').then(reportOf),
    reset: runner.reset,
  };
}

function reportOf<Item, Id extends ItemId>(state: BulkState<Item, Id>): BulkReport<Id> {
  const { status, items, outcomes, isCancelling, error } = state;
  const failedIds = idsWith(state, 'failed');
  const unknownIds = idsWith(state, 'unknown');
  const notSentIds = idsWith(state, 'not-sent');
  return {
    status,
    total: items.size,
    settled: outcomes.size,
    succeededIds: idsWith(state, 'succeeded'),
    failedIds,
    unknownIds,
    notSentIds,
    idsToKeep: [...failedIds, ...unknownIds, ...notSentIds],
    reasons: groupReasons(outcomes),
    outcomes,
    isCancelling,
    error,
  };
}
