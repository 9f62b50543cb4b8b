'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useLatest } from '../../react/state/useLatest.js';
import type { ItemId } from '../resource-list/selection.js';
import { type BulkOutcome, type BulkReasonGroup, groupReasons } from './BulkOutcome.js';
import { type BulkState, idsWith } from './bulkReducer.js';
import { type BulkRunner, type BulkRunnerOptions, createBulkRunner } from './createBulkRunner.js';

/** The call that sends one chunk, and the ids of its items in the response. May change with every render. */
export interface BulkActionOptions<Item, Id extends ItemId = ItemId, Action = void> extends BulkRunnerOptions<Item, Id, Action> {
  /** After every run that ended or stopped. */
  readonly onSettled?: ((report: BulkReport<Id, Action>, action: Action) => void) | undefined;
}

/** The result of a bulk run so far. Only items confirmed by the service count as done. */
export interface BulkReport<Id extends ItemId = ItemId, Action = unknown> {
  /** `stopped` before all was sent: cancelled, or after a call that failed. */
  readonly status: 'idle' | 'running' | 'stopped' | 'done';
  /** The action passed to `run`; `undefined` before the first run. */
  readonly action: Action | undefined;
  /** The number of items in the run. */
  readonly total: number;
  /** The number of items answered or given up, out of `total`. */
  readonly settled: number;
  /** The items that the service reports as done. */
  readonly succeededIds: readonly Id[];
  /** The items that the service refused; `retryFailed` sends them again. */
  readonly failedIds: readonly Id[];
  /** No answer came, or one that leaves them out: look before sending them again. */
  readonly unknownIds: readonly Id[];
  /** The items that were not sent because the run stopped; `resume` sends them. */
  readonly notSentIds: readonly Id[];
  /** The ids that should stay selected: all that are not known to have succeeded. */
  readonly idsToKeep: readonly Id[];
  /** Failed items by reason, the most frequent first. */
  readonly reasons: readonly BulkReasonGroup<Id>[];
  /** The outcome of each settled item, by id. */
  readonly outcomes: ReadonlyMap<Id, BulkOutcome>;
  /** True from `cancel` until the last call has ended. */
  readonly isCancelling: boolean;
  /** The error of the call that stopped the run. */
  readonly error: ServiceError | undefined;
}

/** A bulk action: its report, and what can be done. Every promise gives the report, and none rejects. */
export interface BulkAction<Item, Id extends ItemId = ItemId, Action = void> extends BulkReport<Id, Action> {
  /** Begins a run of this action. While one is running, returns its promise and sends nothing more. */
  run(items: readonly Item[], action: Action): Promise<BulkReport<Id, Action>>;
  /** Sends no further chunk. The current one cannot be cancelled and is waited for. */
  cancel(): void;
  /** Sends the failed items again, with the same action. */
  retryFailed(): Promise<BulkReport<Id, Action>>;
  /** Sends the items with unknown outcome again. Make sure first that a second time does no harm. */
  retryUnknown(): Promise<BulkReport<Id, Action>>;
  /** Sends what was not sent before the run stopped. */
  resume(): Promise<BulkReport<Id, Action>>;
  /** Clears the report. Does nothing during a run. */
  reset(): void;
}

/**
 * One action on many items, in chunks of what the service takes, with an outcome for each:
 * `useBulkAction({ run: (userIds) => mutateAsync({ action: 'DELETE', userIds }).then(readBulkUserAction), idOf: (id) => id })`.
 * A failed call stops the run; unmounting stops it after the current chunk. If there are several actions, pass one to
 * `run(items, action)`; it is handed to `options.run` with each chunk.
 */
export function useBulkAction<Item, Id extends ItemId, Action = void>(
  options: BulkActionOptions<Item, Id, Action>,
): BulkAction<Item, Id, Action> {
  const latest = useLatest(options);
  const [runner] = useState(() =>
    createBulkRunner<Item, Id, Action>(
      () => latest.current,
      (settled, action) => latest.current.onSettled?.(reportOf(settled), action),
    ),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.cancel, [runner]);
  return useMemo(() => ({ ...reportOf(state), ...actionsOf(runner) }), [runner, state]);
}

function actionsOf<Item, Id extends ItemId, Action>(
  runner: BulkRunner<Item, Id, Action>,
): Omit<BulkAction<Item, Id, Action>, keyof BulkReport> {
  return {
    run: (items, action) => runner.run(items, action).then(reportOf),
    cancel: runner.cancel,
    retryFailed: () => runner.resume('failed').then(reportOf),
    retryUnknown: () => runner.resume('unknown').then(reportOf),
    resume: () => runner.resume('not-sent').then(reportOf),
    reset: runner.reset,
  };
}

function reportOf<Item, Id extends ItemId, Action>(state: BulkState<Item, Id, Action>): BulkReport<Id, Action> {
  const { status, action, items, outcomes, isCancelling, error } = state;
  const failedIds = idsWith(state, 'failed');
  const unknownIds = idsWith(state, 'unknown');
  const notSentIds = idsWith(state, 'not-sent');
  return {
    status,
    action,
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
