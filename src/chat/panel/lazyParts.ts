'use client';
import { useSyncExternalStore } from 'react';
import { createLazyPart } from './createLazyPart.js';

const load = () => import('./laterParts.js');
const result = createLazyPart({ load: async () => (await load()).ResultCard, className: 'parley-result-loading' });
const steps = createLazyPart({ load: async () => (await load()).StepList, className: 'parley-tool-loading' });

/** The card of a tool's result, loaded on demand. */
export const LazyResultCard = result.Part;

/** The list of steps, loaded on demand. */
export const LazyStepList = steps.Part;

let loaded: LaterParts | undefined;
const listeners = new Set<() => void>();

/** Loads the lazy parts. Call it when a turn starts, so that they are there in time. Never rejects. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([result.preload(), steps.preload()]);
  if (loaded !== undefined) return;
  loaded = await load().catch(() => undefined);
  for (const listener of listeners) listener();
}

/** Returns the parts that nothing waits for, once `loadLazyParts` has loaded them. */
export function useLaterParts(): LaterParts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
}

type LaterParts = Awaited<ReturnType<typeof load>>;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
