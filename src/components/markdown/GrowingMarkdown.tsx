import { useId, useMemo } from 'react';
import { FootnoteList } from './FootnoteList.js';
import { FootnotesContext } from './MarkdownContext.js';
import { MarkdownNodes } from './MarkdownNodes.js';
import { renderGrowingNode } from './renderNode.js';
import { useMarkdownDocument } from './useMarkdownDocument.js';

/** The nodes of a text that grows, or is too long to be rendered at once. */
export function GrowingMarkdown({ text, isStreaming }: { text: string; isStreaming: boolean }) {
  const { chunks, footnotes } = useMarkdownDocument(text, isStreaming);
  const idPrefix = useId();
  const labels = footnotes.map(({ label }) => label).join('\n');
  const notes = useMemo(() => ({ labels: labels.split('\n'), idPrefix }), [labels, idPrefix]);

  return useMemo(
    () => (
      <FootnotesContext value={notes}>
        <MarkdownNodes chunks={chunks} render={renderGrowingNode} />
        <FootnoteList footnotes={footnotes} render={renderGrowingNode} />
      </FootnotesContext>
    ),
    [notes, chunks, footnotes],
  );
}
