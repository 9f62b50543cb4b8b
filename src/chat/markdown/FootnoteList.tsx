import { Fragment, memo, useContext } from 'react';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { elementWith, type RenderNode } from './elementWith.js';
import { goToAnchor, markAnchor, noteAnchor } from './footnoteAnchors.js';
import { FootnotesContext } from './MarkdownContext.js';
import type { Footnote } from './parse/MarkdownDocument.js';

/** The notes at the end of a text. If the mark of a note is plain text, the note starts with its label. */
export function FootnoteList({ footnotes, render }: { footnotes: readonly Footnote[]; render: RenderNode }) {
  const { markdown } = useFirstLabels();
  if (!footnotes.some(({ definition }) => definition !== undefined)) return null;
  return (
    <section className="parley-footnotes" data-slot="footnotes" role="doc-endnotes" aria-label={markdown.footnotes}>
      <ol dir="auto">
        {footnotes.map((footnote, index) => (
          <Note key={footnote.label} number={index + 1} render={render} {...footnote} />
        ))}
      </ol>
    </section>
  );
}

/** Not rendered again while other notes arrive. */
const Note = memo(function Note({ number, label, definition, isMarked, render }: Footnote & { number: number; render: RenderNode }) {
  const { idPrefix } = useContext(FootnotesContext);
  const { markdown } = useFirstLabels();
  return (
    <li data-anchor={noteAnchor(idPrefix, label)} tabIndex={-1}>
      {!isMarked && `[^${definition?.label ?? label}] `}
      {elementWith(Fragment, {}, definition?.children ?? [], render)}
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
