// Replaces the modules of `markdown/plugins` in the element, which takes no plugins: see vite.config.ts.

/** Never rendered, because the element's texts have no plugins. */
export function PluginMarkdown(): null {
  return null;
}

/** Never called. */
export function createMarkdownDialect(): undefined {}

/** Resolves at once, because there is nothing to load. */
export function preloadMarkdownPlugins(): Promise<void> {
  return Promise.resolve();
}

/** Always returns `undefined`. */
export function useSamePlugins(): undefined {}
