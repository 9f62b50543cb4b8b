'use client';

import { memo } from 'react';
import { pagesOf } from '../../ui/text/LongText.js';
import { ShowMore, useShownPart } from '../../ui/text/ShowMore.js';
import { cutText } from '../../ui/text/shortText.js';
import { CopyPart } from '../copy/CopyPart.js';
import { useLabels } from '../hooks/useLabels.js';
import { sqlTokens } from './sqlTokens.js';

/** A query with a copy button, always left to right. Only its beginning is highlighted; the button copies all of it. Renders a `<div>`. */
export function SqlText({ sql }: { sql: string }) {
  const { result } = useLabels();
  const part = useShownPart(sql.length, { first: highlightedCharacters, step: stepCharacters });
  return (
    <div dir="ltr" data-slot="sql-text" className="parley-sql-text">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="parley-sql-text-scroll">
        <code>
          <HighlightedSql sql={cutText(sql, 0, Math.min(part.shown, highlightedCharacters))} />
          {pagesOf(sql, highlightedCharacters, part.shown).map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever come at the end
            <span key={index} className="parley-long-text-page">
              {page}
            </span>
          ))}
        </code>
        <ShowMore part={part} />
      </pre>
      <CopyPart what="query" text={sql} label={result.copySql} className="parley-sql-text-copy" />
    </div>
  );
}

const HighlightedSql = memo(function HighlightedSql({ sql }: { sql: string }) {
  return sqlTokens(sql).map(({ text, kind }, index) =>
    kind === 'other' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
      <span key={index} className="parley-sql-text-token" data-kind={kind}>
        {text}
      </span>
    ),
  );
});

const highlightedCharacters = 4_000;
const stepCharacters = 10_000;
