'use client';

import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { partClass } from '../../ui/partClass.js';
import { elementAround, type RenderNode } from './elementWith.js';
import { GrowingMarkdown } from './GrowingMarkdown.js';
import type { LinkResolver } from './LinkResolver.js';
import type { LinkListener } from './MarkdownContext.js';
import { renderChunk } from './MarkdownNodes.js';
import { MarkdownRules } from './MarkdownRules.js';
import { createBlockSplitter } from './parse/blocks.js';
import { chunksOf } from './parse/chunks.js';
import type { MarkdownChunk } from './parse/MarkdownDocument.js';
import { readText } from './parse/readText.js';
import type { MarkdownPlugins } from './plugins/MarkdownPlugins.js';
import { PluginMarkdown } from './plugins/PluginMarkdown.js';
import { renderFinishedNode, renderGrowingNode } from './renderNode.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'>, MarkdownPlugins {
  /** Untrusted GitHub-flavoured Markdown. It never produces HTML, scripts or requests. */
  text: string;
  /** True while more text may follow. Incomplete marks are hidden, and new text is shown about thirty times a second at most. */
  isStreaming?: boolean | undefined;
  /** Origins from which images may be loaded, such as `https://charts.example.com`. Other images are shown as links. None by default. */
  allowedImageOrigins?: readonly string[] | undefined;
  /** Called with its address when a link is pressed. `event.preventDefault()` keeps the browser from following it. */
  onLink?: LinkListener | undefined;
  /**
   * Makes links of paths within your site, such as `/dashboards/7`: returns the address of your router, or `undefined` for no link. Called
   * while rendering; define it outside your component, or memoize it. By default, such paths are plain text.
   */
  linkFor?: LinkResolver | undefined;
}

/**
 * Renders Markdown, streamed or as a whole, at a cost linear in its length. If you pass plugins or components, react-markdown renders it.
 * Renders a `<div>`.
 * @see docs/markdown.md
 */
export function Markdown({
  text,
  isStreaming = false,
  allowedImageOrigins,
  onLink,
  linkFor,
  remarkPlugins,
  rehypePlugins,
  components,
  className,
  ...props
}: MarkdownProps) {
  const hasPlugins = remarkPlugins !== undefined || rehypePlugins !== undefined || components !== undefined;
  const hasLinkRules = onLink !== undefined || linkFor !== undefined;
  const finished = useFinishedContent({ text, mayGrow: isStreaming || hasPlugins, hasLinkRules });
  const content = hasPlugins ? (
    <PluginMarkdown text={text} isStreaming={isStreaming} plugins={{ remarkPlugins, rehypePlugins, components }} />
  ) : (
    (finished ?? <GrowingMarkdown text={text} isStreaming={isStreaming} />)
  );
  return (
    <div data-slot="markdown" className={partClass('markdown', className)} {...props}>
      {allowedImageOrigins === undefined && !hasLinkRules ? (
        content
      ) : (
        <MarkdownRules allowedImageOrigins={allowedImageOrigins} onLink={onLink} linkFor={linkFor}>
          {content}
        </MarkdownRules>
      )}
    </div>
  );
}

/**
 * Text that is finished when first shown needs no support for growing, and most texts of a thread are finished. Once a text has grown, it
 * keeps that support so that its elements stay. One hook, because a thread has thousands of texts.
 */
function useFinishedContent(options: FinishedContentOptions): ReactNode {
  const [kept, keep] = useState(() => keptContent(options));
  const current = isCurrent(kept, options) ? kept : keptContent(options);
  if (current !== kept) keep(current);
  return current === 'grown' ? undefined : current.elements;
}

interface FinishedContentOptions {
  text: string;
  /** True if the text streams in or is rendered by plugins. */
  mayGrow: boolean;
  hasLinkRules: boolean;
}

/** The state kept of a text: its elements, as long as it was finished from the start. */
type KeptContent = 'grown' | { readonly text: string; readonly hasLinkRules: boolean; readonly elements: ReactNode };

function keptContent({ text, mayGrow, hasLinkRules }: FinishedContentOptions): KeptContent {
  if (mayGrow) return 'grown';
  return { text, hasLinkRules, elements: renderFinished(text, hasLinkRules ? renderGrowingNode : renderFinishedNode) };
}

function isCurrent(kept: KeptContent, { text, mayGrow, hasLinkRules }: FinishedContentOptions): boolean {
  return kept === 'grown' || (!mayGrow && kept.text === text && kept.hasLinkRules === hasLinkRules);
}

/** Renders a text of which only the elements are kept. Undefined for a text that is too long to be rendered at once, or has footnotes. */
function renderFinished(text: string, render: RenderNode): ReactNode {
  if (text.length > maxAtOnce) return undefined;
  const chunks = finishedChunks(text);
  const elements = chunks?.map((nodes, index) => renderChunk(nodes, { isLast: index === chunks.length - 1, hasOpenEnd: false, render }));
  return elements?.length === 1 ? elements[0] : elements && elementAround(Fragment, {}, elements);
}

/** Longer texts are rendered in steps that let the page run in between. */
const maxAtOnce = 10_000;

function finishedChunks(text: string): readonly MarkdownChunk[] | undefined {
  const nodes = readText(text);
  if (nodes !== undefined) return chunksOf(nodes);
  const { chunks, footnotes, isBehind } = createBlockSplitter().update(text, false);
  return isBehind || footnotes.length > 0 ? undefined : chunks;
}
