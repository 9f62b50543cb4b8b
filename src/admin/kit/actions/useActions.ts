'use client';
import { type Action, useAction } from '../useAction.js';
import { type ActionEvents, type Actions, capitalize, type RunningActions } from './action.js';

/** Runs the declared actions of a widget: with the host's veto, error reports and a busy state for each. */
export function useActions<Name extends string, Declared extends Actions, Options extends object>(
  widget: Name,
  actions: Declared,
  options: Options & ActionEvents<Name, Declared>,
): RunningActions<Declared> {
  // The types of the callbacks follow from the declaration.
  const events = options as Readonly<Record<string, unknown>>;
  const callbackOf = (key: string) => events[key] as ((...args: unknown[]) => undefined) | undefined;
  const running: Record<string, Action<never[], unknown>> = {};
  for (const [name, { operation, past, itemOf, isAllowed, useCall }] of Object.entries(actions)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    const call = useCall();
    // biome-ignore lint/correctness/useHookAtTopLevel: the actions of a widget are declared in a module, and never change
    running[name] = useAction<never[], unknown, Name>(widget, options, {
      operation,
      call: (...args) => call(options as never, ...args),
      before: (...args) => callbackOf(`onBefore${capitalize(name)}`)?.(...args),
      done: (result, ...args) => callbackOf(`on${capitalize(past)}`)?.(...(result === undefined ? args : [result, ...args])),
      itemOf,
      isAllowed,
    });
  }
  // Each has the arguments and the result of its declaration.
  return running as RunningActions<Declared>;
}
