'use client';
import { use, useCallback, useMemo, useState } from 'react';
import { isServiceError, ServiceError, type ServiceErrorDetails } from '../../../client/errors/ServiceError.js';
import { asServiceError } from '../../../data/asServiceError.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { changeOf, idsIn } from '../events/changeOf.js';
import { useErrorEvents } from '../events/useErrorEvents.js';
import type { ActionOutcome, Veto, WidgetErrorEvents } from '../events/WidgetEvents.js';

/** An action of a widget: its call, and the host's callbacks. May change on every render. */
export interface ActionOptions<Args extends readonly unknown[], Result> {
  /** The service operation that `call` sends, for `onError`. */
  readonly operation: string | ((...args: Args) => string);
  /** Sends the request. */
  readonly call: (...args: Args) => Promise<Result>;
  /**
   * The host's `onBefore…` callback. `false` cancels the action; a text does so as well, and is the reason that the user sees. If it
   * throws, the action fails with the message of its error, and nothing is sent.
   */
  readonly before?: ((...args: Args) => Veto) | undefined;
  /** The host's `on…ed`, called after success only. */
  readonly done?: ((result: Result, ...args: Args) => void) | undefined;
  /** Called once the host has allowed the action, just before `call`. Use it for optimistic changes. */
  readonly begin?: ((...args: Args) => void) | undefined;
  /** Called after a failure, before `onError`. Use it to revert optimistic changes. */
  readonly failed?: ((error: ServiceError, ...args: Args) => void) | undefined;
  /** True if the action emits no `admin.changed` event, because its caller does. Default `false`. */
  readonly isQuiet?: boolean | undefined;
  /** Returns how the action is undone, for the toast after success; `undefined` if it cannot be undone. */
  readonly undo?: ((result: Result, ...args: Args) => ActionUndo | undefined) | undefined;
  /** The item that is busy while the call runs, for `isBusy(id)`. Reads the first argument only. */
  readonly itemOf?: ((...args: Args) => ItemId) | undefined;
  /** Returns true if the user may run the action on the item. Default: always. */
  readonly isAllowed?: ((item: Args[0]) => boolean) | undefined;
  /** True if the user's policies refuse the operation, whatever the item. Default false. */
  readonly isRefused?: boolean | undefined;
}

/** The function that undoes an action, and the name of the declared action it runs. */
type ActionUndo = Pick<Extract<ActionOutcome, { kind: 'done' }>, 'undo' | 'undoneBy'>;

/** Runs an action on the service. Resolves to the outcome and never rejects. */
export interface Action<Args extends readonly unknown[], Result> {
  (...args: Args): Promise<ActionOutcome<Result>>;
  /** True while the action runs for the item; without an id, while it runs for any. */
  isBusy(id?: ItemId): boolean;
  /** Returns false if the user's policies or the item say that the user may not run the action, or if the service has refused it before. */
  isAllowed(item: Args[0]): boolean;
  /** True if the user's policies refuse the action, whatever the item. */
  readonly isRefused: boolean;
}

/**
 * Returns an action with the host's veto, error reports and a busy state. Its identity changes only when the results of
 * `isBusy`, `isAllowed` or `isRefused` change.
 */
export function useAction<Args extends readonly unknown[], Result, Widget extends string>(
  widget: Widget,
  events: WidgetErrorEvents<Widget>,
  options: ActionOptions<Args, Result>,
): Action<Args, Result> {
  const emit = use(EmitContext);
  const reportError = useErrorEvents(events);
  const latest = useLatest({ options, emit });
  const [running, setRunning] = useState<readonly (ItemId | undefined)[]>(none);
  const [refused, setRefused] = useState<readonly (ItemId | undefined)[]>(none);

  const run = useCallback(
    async (...args: Args): Promise<ActionOutcome<Result>> => {
      const { operation, itemOf } = latest.current.options;
      const operationId = typeof operation === 'string' ? operation : operation(...args);
      const id = itemOf?.(...args);
      let isRunning = false;
      const settle = () => {
        if (isRunning) setRunning((before) => withoutOne(before, id));
        isRunning = false;
      };
      let result: Result;
      try {
        const answer = await askHost(() => latest.current.options.before?.(...args), operationId);
        if (answer === false) return { kind: 'vetoed' };
        if (typeof answer === 'string') return { kind: 'failed', error: refusalOfHost(answer, operationId, { code: 'vetoed' }) };
        isRunning = true;
        setRunning((before) => [...before, id]);
        latest.current.options.begin?.(...args);
        result = await latest.current.options.call(...args);
      } catch (cause) {
        const error = asServiceError(cause, operationId);
        settle();
        if (isRefusal(error)) setRefused((before) => (before.includes(id) ? before : [...before, id]));
        latest.current.options.failed?.(error, ...args);
        reportError(error, { widget, operation: operationId });
        return { kind: 'failed', error };
      }
      settle();
      const { done, itemOf: idOf, isQuiet } = latest.current.options;
      if (isQuiet !== true) {
        const item = idOf?.(...args);
        const ids = item === undefined ? idsIn(args, result) : [item];
        latest.current.emit?.(...changeOf({ widget, operation: operationId, ids, before: args[0], after: result ?? args.slice(1) }));
      }
      done?.(result, ...args);
      return { kind: 'done', result, ...latest.current.options.undo?.(result, ...args) };
    },
    [latest, widget, reportError],
  );

  const { isRefused = false } = options;
  return useMemo(() => {
    const ids = new Set(running);
    const action = (...args: Args) => run(...args);
    return Object.assign(action, {
      isBusy: (id?: ItemId) => (id === undefined ? running.length > 0 : ids.has(id)),
      isRefused,
      isAllowed(item: Args[0]) {
        const { itemOf, isAllowed } = latest.current.options;
        // It reads the first argument only.
        const id = refused.length === 0 ? undefined : itemOf?.(...([item] as readonly unknown[] as Args));
        return !isRefused && !refused.includes(id) && (isAllowed?.(item) ?? true);
      },
    });
  }, [run, running, refused, isRefused, latest]);
}

/** Rejects with an error that shows the host's own message, because the service has not been asked. */
async function askHost(before: () => Veto, operation: string): Promise<Awaited<Veto>> {
  try {
    return await before();
  } catch (cause) {
    if (isServiceError(cause)) throw cause;
    throw refusalOfHost(cause instanceof Error ? cause.message : String(cause), operation, { cause });
  }
}

/** For this kind of error, its own message is shown. */
function refusalOfHost(message: string, operation: string, details: ServiceErrorDetails): ServiceError {
  return new ServiceError('unprocessable', message, { operation, ...details });
}

/** A permission that is missing stays missing for a while, unlike a refusal with a reason, such as a session that has ended. */
function isRefusal({ kind, reason }: ServiceError): boolean {
  return kind === 'permission' && reason === undefined;
}

function withoutOne(ids: readonly (ItemId | undefined)[], id: ItemId | undefined): readonly (ItemId | undefined)[] {
  const index = ids.indexOf(id);
  return index === -1 ? ids : ids.toSpliced(index, 1);
}

const none: readonly undefined[] = [];
