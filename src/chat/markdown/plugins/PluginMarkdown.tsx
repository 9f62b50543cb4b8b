import { useEffect, useMemo } from 'react';
import { GrowingMarkdown } from '../GrowingMarkdown.js';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { preloadMarkdownPlugins, usePluginRenderer } from './pluginRenderer.js';
import { useSamePlugins } from './useSamePlugins.js';

/** Renders a text with plugins. Until their renderer is loaded, it is rendered without them. */
export function PluginMarkdown({ text, isStreaming, plugins }: { text: string; isStreaming: boolean; plugins: MarkdownPlugins }) {
  const renderer = usePluginRenderer();
  const same = useSamePlugins(plugins);
  const dialect = useMemo(() => renderer?.createMarkdownDialect(same), [renderer, same]);

  useEffect(() => {
    if (renderer === undefined) void preloadMarkdownPlugins();
  }, [renderer]);

  return <GrowingMarkdown text={text} isStreaming={isStreaming} dialect={dialect} />;
}
