import { Fragment, memo } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { goToAnchor, markAnchor, noteAnchor } from './footnoteAnchors.js';
import { useMarkdown } from './MarkdownContext.js';
import type { Footnote } from './MarkdownDocument.js';
import { elementWith } from './renderNode.js';

/** The notes at the end of a text. One whose mark stands as plain text is headed by it. */
export function FootnoteList({ footnotes }: { footnotes: readonly Footnote[] }) {
  const { markdown } = useLabels();
  if (!footnotes.some(({ definition }) => definition !== undefined)) return null;
  return (
    <section className="parley-footnotes" data-slot="footnotes" role="doc-endnotes" aria-label={markdown.footnotes}>
      <ol dir="auto">
        {footnotes.map((footnote, index) => (
          <Note key={footnote.label} number={index + 1} {...footnote} />
        ))}
      </ol>
    </section>
  );
}

/** Left alone while others arrive. */
const Note = memo(function Note({ number, label, definition, isMarked }: Footnote & { number: number }) {
  const { idPrefix } = useMarkdown();
  const { markdown } = useLabels();
  return (
    <li data-anchor={noteAnchor(idPrefix, label)} tabIndex={-1}>
      {!isMarked && `[^${definition?.label ?? label}] `}
      {elementWith(Fragment, {}, definition?.children ?? [])}
      {isMarked && (
        <a
          href={`#${markAnchor(idPrefix, label)}`}
          className="parley-footnote-back"
          aria-label={markdown.backToFootnoteReference(String(number))}
          onClick={goToAnchor}
        >
          ↩
        </a>
      )}
    </li>
  );
});
