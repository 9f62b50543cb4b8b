'use client';
import { useSyncExternalStore } from 'react';
import { createLazyPart } from './createLazyPart.js';
import { loadStarters } from './loadStarters.js';
import { loadThreadParts as load } from './loadThreadParts.js';
import { loadThreadPopup as loadPopup } from './loadThreadPopup.js';

const result = createLazyPart({ load: async () => (await load()).ResultCard, className: 'parley-result-loading' });
const steps = createLazyPart({ load: async () => (await load()).StepList, className: 'parley-tool-loading' });
const threads = createLazyPart({
  load: async () => (await loadPopup()).ThreadPopup,
  className: 'parley-threads-loading',
});

const starters = createLazyPart({ load: async () => (await loadStarters()).StarterCards, className: 'parley-starters-loading' });

/** The card of a tool's result, loaded on demand. */
export const LazyResultCard = result.Part;

/** The list of steps, loaded on demand. */
export const LazyStepList = steps.Part;

/** The list of threads, loaded on demand. */
export const LazyThreadPopup = threads.Part;

/** Starters that are more than texts, loaded on demand. */
export const LazyStarters = starters.Part;

/** Loads the list of threads. Call it when the reader is about to open it. Never rejects. */
export function loadThreadPopup(): void {
  void threads.preload();
}

let loaded: LaterParts | undefined;
const listeners = new Set<() => void>();

/** Loads the lazy parts of a turn. Call it when a turn starts, so that they are there in time. Never rejects. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([result.preload(), steps.preload()]);
  if (loaded !== undefined) return;
  loaded = await load().catch(() => undefined);
  for (const listener of listeners) listener();
}

/** Returns the parts that render without a placeholder, once `loadLazyParts` has loaded them. */
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
