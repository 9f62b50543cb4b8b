'use client';

import { type ComponentProps, useCallback, useId, useMemo } from 'react';
import { useLatest } from '../../hooks/useLatest.js';
import { partClass } from '../primitives/partClass.js';
import { FootnoteList } from './FootnoteList.js';
import { FootnotesContext, type LinkListener, MarkdownContext } from './MarkdownContext.js';
import { MarkdownNodes } from './MarkdownNodes.js';
import { useMarkdownDocument } from './useMarkdownDocument.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** GitHub-flavoured Markdown, written by anyone: no HTML, no script and no request comes out of it. */
  text: string;
  /** More text may follow: marks that are not complete yet are not shown, and more text some thirty times a second at most. */
  isStreaming?: boolean | undefined;
  /** Origins whose images may be loaded, such as `https://charts.example.com`. Other images are shown as links. */
  allowedImageOrigins?: readonly string[] | undefined;
  /** A link was pressed; `event.preventDefault()` keeps the browser from following it. */
  onLink?: LinkListener | undefined;
}

/** Shows Markdown, as it streams in or as a whole, at a cost linear in its length. Renders a `<div>`. */
export function Markdown({ text, isStreaming = false, allowedImageOrigins = noOrigins, onLink, className, ...props }: MarkdownProps) {
  const { chunks, footnotes } = useMarkdownDocument(text, isStreaming);
  const idPrefix = useId();
  const origins = allowedImageOrigins.join(' ');
  const latestOnLink = useLatest(onLink);
  const handleLink: LinkListener = useCallback((url, event) => latestOnLink.current?.(url, event), [latestOnLink]);
  const context = useMemo(
    () => ({ allowedImageOrigins: origins.split(' '), idPrefix, onLink: handleLink }),
    [origins, idPrefix, handleLink],
  );
  const labels = footnotes.map(({ label }) => label).join('\n');
  const footnoteLabels = useMemo(() => labels.split('\n'), [labels]);

  const content = useMemo(
    () => (
      <MarkdownContext value={context}>
        <FootnotesContext value={footnoteLabels}>
          <MarkdownNodes chunks={chunks} />
          <FootnoteList footnotes={footnotes} />
        </FootnotesContext>
      </MarkdownContext>
    ),
    [context, footnoteLabels, chunks, footnotes],
  );

  return (
    <div data-slot="markdown" className={partClass('markdown', className)} {...props}>
      {content}
    </div>
  );
}

const noOrigins: readonly string[] = [];
