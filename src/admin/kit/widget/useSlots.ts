'use client';
import { createContext, use } from 'react';
import { isShallowEqual } from '../../../react/equality/isShallowEqual.js';
import { type ReadableStore, useStoreSelector } from '../../../react/state/useStoreSelector.js';

/** The widget around a part of the kit. The root of each widget provides it, so that no part reads the slots of an outer widget. */
export const WidgetAround = createContext<{ readonly name: string | undefined; readonly store: ReadableStore<WithOptions> }>({
  name: undefined,
  store: { getState: () => outside, subscribe: () => () => {} },
});

interface WithOptions {
  readonly options: object;
}

const outside: WithOptions = { options: {} };

/** Returns what `select` picks from the slots of the enclosing widget, and rerenders only when that changes. */
export function useSlots<Slots extends object, Slice>(select: (slots: Partial<Slots>) => Slice): Slice {
  // The root has typed the options of its widget, and its parts show the same items.
  return useStoreSelector(use(WidgetAround).store, ({ options }) => select(options as Partial<Slots>), isShallowEqual);
}

/** Returns the name of the enclosing widget, such as `report-list`. */
export function useWidgetName(): string | undefined {
  return use(WidgetAround).name;
}
