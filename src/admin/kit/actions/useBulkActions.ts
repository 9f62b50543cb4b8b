'use client';
import { use, useState } from 'react';
import { kindOfMessage, kindOfStatus } from '../../../client/errors/readFault.js';
import { ServiceError } from '../../../client/errors/ServiceError.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useRefetchInvalidated } from '../../../data/useResourceMutation.js';
import { changeOf } from '../events/changeOf.js';
import { useErrorEvents } from '../events/useErrorEvents.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { ActionEvents } from './action.js';
import type { BulkActions, BulkRun, RunningBulkActions } from './bulkAction.js';
import { callbackNames } from './eventNames.js';
import { type Action, useAction } from './useAction.js';
import { useRefusals } from './useRefusals.js';

/** The items of a widget's actions on many. */
export interface BulkItems<Item, Id extends ItemId, Name extends string> {
  /** Returns the id of an item. */
  readonly idOf: (item: Item) => Id;
  /** Returns true for an item that no action includes. Default: none. */
  readonly isLocked?: ((item: Item) => boolean) | undefined;
  /** The maximum number of items per call, unless the action sets its own. Default 100. */
  readonly chunkSize?: number | undefined;
  /** Called after each run, also after a retry, with the ids that succeeded in it. Before the host's callback. */
  readonly done: (ids: readonly Id[], name: Name) => void;
}

/** Runs the declared actions on many items, one run at a time: with the host's veto, an outcome for each item, and error reports. */
export function useBulkActions<Widget extends string, Declared extends BulkActions, Options extends object, Item, Id extends ItemId>(
  widget: Widget,
  actions: Declared,
  options: Options & ActionEvents<Widget, Declared>,
  items: BulkItems<Item, Id, keyof Declared & string>,
): RunningBulkActions<Declared> & { readonly bulk: BulkAction<Item, Id, BulkRun<keyof Declared & string>> };
export function useBulkActions<Item, Id extends ItemId>(
  widget: string,
  actions: BulkActions,
  options: WidgetErrorEvents,
  items: BulkItems<Item, Id, string>,
): {
  readonly runs: Readonly<Record<string, Action<[items: readonly Item[], ...rest: unknown[]], BulkReport<Id, BulkRun>>>>;
  readonly bulk: BulkAction<Item, Id, BulkRun>;
};
export function useBulkActions<Item, Id extends ItemId>(
  widget: string,
  actions: BulkActions,
  options: WidgetErrorEvents,
  { idOf, isLocked = () => false, chunkSize, done }: BulkItems<Item, Id, string>,
): object {
  // React Compiler does not compile hooks in a loop. This one is safe, because the actions of a widget never change.
  'use no memo';
  const isRefused = useRefusals(actions, options);
  const emit = use(EmitContext);
  const reportError = useErrorEvents(options);
  const refetchInvalidated = useRefetchInvalidated();
  const [reported] = useState(() => new Set<Id>());
  // The types of the callbacks follow from the declaration.
  const events: Readonly<Record<string, unknown>> = { ...options };
  const callbackOf = (key: string) => events[key] as ((...args: unknown[]) => undefined) | undefined;
  const calls: Record<string, (options: never, items: readonly Item[], ...rest: unknown[]) => Promise<BulkAnswer<Id>>> = {};
  const running: Record<string, Action<[items: readonly Item[], ...rest: unknown[]], BulkReport<Id, BulkRun>>> = {};

  const bulk = useBulkAction<Item, Id, BulkRun>({
    idOf,
    chunkSize: ({ name }) => actions[name]?.chunkSize ?? chunkSize,
    run: (items, { name, args }) => calls[name]?.(options as never, items, ...args) ?? Promise.resolve({ succeeded: [], failed: [] }),
    onSettled(report, { name, args }) {
      refetchInvalidated();
      // After a retry, the report also contains the earlier successes.
      const ids = report.succeededIds.filter((id) => !reported.has(id));
      for (const id of ids) reported.add(id);
      if (ids.length > 0) {
        done(ids, name);
        callbackOf(callbackNames(name, actions[name]?.past ?? name).done)?.(ids, ...args);
      }
      const operation = actions[name]?.operation ?? name;
      if (ids.length > 0) emit?.(...changeOf({ widget, operation, ids, before: undefined, after: args }));
      for (const error of bulkErrorsOf(report, operation)) reportError(error, { widget, operation });
    },
  });

  for (const [name, { operation, past, useCall, orderOf }] of Object.entries(actions)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    calls[name] = useCall() as (typeof calls)[string];
    const allowed = (items: readonly Item[]) => items.filter((item) => !isLocked(item));
    const before = callbackOf(callbackNames(name, past).before);
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    running[name] = useAction<[items: readonly Item[], ...rest: unknown[]], BulkReport<Id, BulkRun>, string>(widget, options, {
      operation,
      isQuiet: true,
      isRefused: isRefused(operation),
      before: (items, ...rest) => before?.(allowed(items), ...withoutBegin(rest)),
      begin: (_, ...rest) => beginOf(rest)?.(),
      call(items, ...rest) {
        if (bulk.status !== 'running') reported.clear();
        const sent = allowed(items);
        return bulk.run(orderOf === undefined ? sent : (orderOf(sent as never) as readonly Item[]), { name, args: withoutBegin(rest) });
      },
    });
  }
  return { ...running, runs: running, bulk };
}

/** The function after the arguments of an action; no argument is a function itself. */
function beginOf(rest: readonly unknown[]): (() => void) | undefined {
  const last = rest.at(-1);
  return typeof last === 'function' ? () => void last() : undefined;
}

function withoutBegin(rest: readonly unknown[]): readonly unknown[] {
  return rest.filter((arg) => typeof arg !== 'function');
}

/** Returns the errors of a bulk run for `onError`: the call that stopped it, and one error for each reason why items failed. */
export function bulkErrorsOf({ error, reasons }: Pick<BulkReport, 'error' | 'reasons'>, operation: string): readonly ServiceError[] {
  // If the whole call was refused, that is also the reason for all its items.
  const ofItems = reasons.filter(({ message }) => message !== error?.message);
  const errors = ofItems.map(({ status, message }) => {
    const kind = kindOfMessage(message) ?? kindOfStatus(status ?? 0);
    return new ServiceError(kind, message, { operation, ...(status !== undefined && { status }) });
  });
  return error === undefined ? errors : [error, ...errors];
}
