import { useSyncExternalStore } from 'react';
import type { createMarkdownDialect } from './createMarkdownDialect.js';

interface PluginRenderer {
  readonly createMarkdownDialect: typeof createMarkdownDialect;
}

let loaded: PluginRenderer | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the renderer for Markdown with plugins in advance, so that the first such text does not wait. With server rendering, await it both
 * on the server before rendering and in the browser before hydrating, or in neither.
 */
export function preloadMarkdownPlugins(): Promise<void> {
  loading ??= import('./createMarkdownDialect.js').then(
    (renderer) => {
      loaded = renderer;
      for (const listener of listeners) listener();
    },
    (cause: unknown) => {
      loading = undefined;
      console.error(
        'Markdown is rendered without plugins because their renderer could not be loaded. Check that your server serves the chunk.',
        cause,
      );
    },
  );
  return loading;
}

/** Undefined until it is loaded. */
export function usePluginRenderer(): PluginRenderer | undefined {
  return useSyncExternalStore(subscribe, current, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): PluginRenderer | undefined {
  return loaded;
}
