'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Returns a hook that provides a module once it has loaded. All components share one load; if it failed, the next `isWanted` retries it. */
export function createLazyModule<Module>(load: () => Promise<Module>): (isWanted: boolean) => Module | undefined {
  let loaded: Module | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const getLoaded = () => loaded;

  async function start(): Promise<void> {
    if (isLoading || loaded !== undefined) return;
    isLoading = true;
    loaded = await load().catch(() => undefined);
    isLoading = false;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return function useLazyModule(isWanted) {
    const module = useSyncExternalStore(subscribe, getLoaded, nothing);
    const [isUsed, setUsed] = useState(module !== undefined);
    if (isWanted && !isUsed && module !== undefined) setUsed(true);
    useEffect(() => void start(), []);
    useEffect(() => {
      if (isWanted) void start();
    }, [isWanted]);
    return isUsed ? module : undefined;
  };
}

/** The server renders the initial state. */
function nothing(): undefined {}
