'use client';
import {
  type ActionEvents,
  type Actions,
  type AnyReports,
  type ArgsOf,
  callbackNames,
  type ResultOf,
  type RunningActions,
} from './action.js';
import { type Action, type ActionOptions, useAction } from './useAction.js';

/** What a widget does around the calls of its actions, such as showing a change before the service has confirmed it. */
export type ActionEffects<Declared extends Actions> = {
  readonly [Key in keyof Declared]?: Pick<ActionOptions<ArgsOf<Declared[Key]>, ResultOf<Declared[Key]>>, 'begin' | 'done' | 'failed'>;
};

/** Runs the declared actions of a widget: with the host's veto, error reports and a busy state for each. */
export function useActions<Name extends string, Declared extends Actions, Options extends object>(
  widget: Name,
  actions: Declared,
  options: Options & ActionEvents<Name, Declared>,
  effects: ActionEffects<Declared> = {},
): RunningActions<Declared> {
  // React Compiler does not compile hooks in a loop. This one is safe, because the actions of a widget never change.
  'use no memo';
  // The types of callbacks and effects follow from the declaration.
  const events = options as Readonly<Record<string, unknown>>;
  const callbackOf = (key: string) => events[key] as ((...args: unknown[]) => undefined) | undefined;
  const effectsOf = effects as Readonly<Record<string, Pick<ActionOptions<never[], unknown>, 'begin' | 'done' | 'failed'> | undefined>>;
  const running: Record<string, Action<never[], unknown>> = {};
  for (const [name, { operation, past, itemOf, isAllowed, useCall, ...rest }] of Object.entries(actions)) {
    // Declared for the arguments and the result of the call.
    const reports = rest as AnyReports;
    const names = callbackNames(name, past);
    const { begin, done, failed } = effectsOf[name] ?? {};
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    const call = useCall();
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    running[name] = useAction<never[], unknown, Name>(widget, options, {
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
    });
  }
  // Each has the arguments and the result of its declaration.
  return running as RunningActions<Declared>;
}
