import { useContext } from 'react';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { goToAnchor, markAnchor, noteAnchor } from './footnoteAnchors.js';
import { FootnotesContext } from './MarkdownContext.js';

/** The mark of a footnote: its number, linked to the note. Only the label if the text has no such footnote. */
export function FootnoteMark({ label }: { label: string }) {
  const { labels, idPrefix } = useContext(FootnotesContext);
  const { markdown } = useFirstLabels();
  const number = labels.indexOf(label) + 1;
  if (number === 0) return <sup>{label}</sup>;
  return (
    <sup className="parley-footnote-mark">
      <a
        href={`#${noteAnchor(idPrefix, label)}`}
        data-anchor={markAnchor(idPrefix, label)}
        aria-label={markdown.footnote(String(number))}
        onClick={goToAnchor}
      >
        {number}
      </a>
    </sup>
  );
}
