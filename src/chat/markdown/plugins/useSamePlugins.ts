import { useState } from 'react';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { samePlugins } from './samePlugins.js';

/** The same object for as long as it asks for the same, so that nothing is rendered again for lists that were written anew. */
export function useSamePlugins<Plugins extends MarkdownPlugins | undefined>(plugins: Plugins): Plugins {
  const [same, setSame] = useState(plugins);
  if (samePlugins(same, plugins)) return same;
  setSame(plugins);
  return plugins;
}
