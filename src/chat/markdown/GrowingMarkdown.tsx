import { useId, useMemo } from 'react';
import type { RenderNode } from './elementWith.js';
import { FootnoteList } from './FootnoteList.js';
import { FootnotesContext } from './MarkdownContext.js';
import { MarkdownNodes } from './MarkdownNodes.js';
import { type MarkdownSyntax, plainSyntax } from './parse/syntax.js';
import { renderGrowingNode } from './renderNode.js';
import { useMarkdownDocument } from './useMarkdownDocument.js';

/** Renders a text that grows, is too long to be rendered at once, or has plugins. */
export function GrowingMarkdown({ text, isStreaming, dialect = plainDialect }: GrowingMarkdownProps) {
  const { syntax, render } = dialect;
  const { chunks, footnotes, hasOpenEnd } = useMarkdownDocument(text, isStreaming, syntax);
  const idPrefix = useId();
  const labels = footnotes.map(({ label }) => label).join('\n');
  const notes = useMemo(() => ({ labels: labels.split('\n'), idPrefix }), [labels, idPrefix]);

  return useMemo(
    () => (
      <FootnotesContext value={notes}>
        <MarkdownNodes chunks={chunks} hasOpenEnd={hasOpenEnd} render={render} />
        <FootnoteList footnotes={footnotes} render={render} />
      </FootnotesContext>
    ),
    [notes, chunks, hasOpenEnd, footnotes, render],
  );
}

interface GrowingMarkdownProps {
  text: string;
  isStreaming: boolean;
  dialect?: MarkdownDialect | undefined;
}

/** The syntax of a text and the renderer of its nodes. */
export interface MarkdownDialect {
  readonly syntax: MarkdownSyntax;
  readonly render: RenderNode;
}

const plainDialect: MarkdownDialect = { syntax: plainSyntax, render: renderGrowingNode };
