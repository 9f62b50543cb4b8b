import { useState } from 'react';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { samePlugins } from './samePlugins.js';

/** Returns the same object as long as the plugins are the same, so that new lists do not cause a rerender. */
export function useSamePlugins<Plugins extends MarkdownPlugins | undefined>(plugins: Plugins): Plugins {
  const [same, setSame] = useState(plugins);
  if (samePlugins(same, plugins)) return same;
  setSame(plugins);
  return plugins;
}
