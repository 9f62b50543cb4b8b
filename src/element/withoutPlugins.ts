// Stands in for the modules of `markdown/plugins` in the element, which takes no plugins: see vite.config.ts.

/** Never rendered: no text of the element has plugins. */
export function PluginMarkdown(): null {
  return null;
}

/** Nothing to load. */
export function preloadMarkdownPlugins(): Promise<void> {
  return Promise.resolve();
}

/** None, always. */
export function useSamePlugins(): undefined {}
