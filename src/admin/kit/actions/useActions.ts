'use client';
import type { ActionOutcome, WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { ActionEvents, Actions, AnyReports, ArgsOf, ResultOf, RunningActions } from './action.js';
import { callbackNames } from './eventNames.js';
import { type Action, type ActionOptions, useAction } from './useAction.js';
import { useRefusals } from './useRefusals.js';

/** What a widget does around the calls of its actions, such as showing a change before the service has confirmed it. */
export type ActionEffects<Declared extends Actions> = {
  readonly [Key in keyof Declared]?: Pick<ActionOptions<ArgsOf<Declared[Key]>, ResultOf<Declared[Key]>>, 'begin' | 'done' | 'failed'>;
};

/** Running actions by name, for code that works with any widget. */
export type AnyRunningActions<Item = object> = Readonly<Record<string, AnyRunningAction<Item>>>;

type AnyRunningAction<Item> = Pick<Action<[item: Item], unknown>, 'isAllowed' | 'isBusy' | 'isRefused'> &
  ((...args: readonly unknown[]) => Promise<ActionOutcome<unknown>>);

/** Runs the declared actions of a widget: with the host's veto, error reports and a busy state for each. */
export function useActions<Name extends string, Declared extends Actions, Options extends object>(
  widget: Name,
  actions: Declared,
  options: Options & ActionEvents<Name, Declared>,
  effects?: ActionEffects<Declared>,
): RunningActions<Declared>;
export function useActions(
  widget: string,
  actions: Actions,
  options: WidgetErrorEvents,
  effects?: ActionEffects<Actions>,
): AnyRunningActions;
export function useActions(widget: string, actions: Actions, options: WidgetErrorEvents, effects: ActionEffects<Actions> = {}): object {
  // React Compiler does not compile hooks in a loop. This one is safe, because the actions of a widget never change.
  'use no memo';
  // The types of callbacks and effects follow from the declaration.
  const events: Readonly<Record<string, unknown>> = { ...options };
  const callbackOf = (key: string) => events[key] as ((...args: unknown[]) => undefined) | undefined;
  const isRefused = useRefusals(actions, options);
  const running: Record<string, Action<never[], unknown>> = {};
  for (const [name, { operation, past, itemOf, isAllowed, useCall, ...rest }] of Object.entries(actions)) {
    // Declared for the arguments and the result of the call.
    const reports = rest as AnyReports;
    const names = callbackNames(name, past);
    const { begin, done, failed } = effects[name] ?? {};
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    const call = useCall();
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    running[name] = useAction<never[], unknown, string>(widget, options, {
      operation,
      call: (...args) => call(options as never, ...args),
      before: (...args) => callbackOf(names.before)?.(...(reports.beforeOf?.(...args) ?? args)),
      begin,
      done(result, ...args) {
        done?.(result, ...args);
        callbackOf(names.done)?.(...(reports.saidOf?.(result, ...args) ?? (result === undefined ? args : [result, ...args])));
      },
      failed,
      undo(result, ...args) {
        const [other = '', ...others] = reports.undoOf?.(result, ...args) ?? [];
        const undo = running[other];
        return undo && { undo: () => undo(...(others as never[])), undoneBy: other };
      },
      itemOf,
      isAllowed,
      isRefused: isRefused(operation),
    });
  }
  return running;
}
