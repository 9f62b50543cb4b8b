'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListControls, type ListControls, type ListControlsState } from './createListControls.js';
import type { ListViewOptions } from './ResourceList.js';
import type { ItemId } from './selection.js';

/** The controls of the list that `listKey` names; another list gets its own, with its own selection. */
export function useListControls<Params, Id extends ItemId>(
  listKey: string,
  options: ListViewOptions<Params, Id>,
): [controls: ListControls<Params, Id>, state: ListControlsState<Params, Id>] {
  const [held, setHeld] = useState(() => ({ listKey, controls: createListControls(options) }));
  const current = held.listKey === listKey ? held : { listKey, controls: createListControls(options) };
  if (current !== held) setHeld(current);
  const { controls } = current;
  const state = useSyncExternalStore(controls.subscribe, controls.getState, controls.getState);
  useEffect(() => controls.attach(), [controls]);
  return [controls, state];
}
