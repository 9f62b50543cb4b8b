'use client';

import { useLabels } from '../../hooks/useLabels.js';
import { CopyButton } from '../primitives/CopyButton.js';
import { sqlTokens } from './sqlTokens.js';

/** A query, quietly highlighted, with a button beside it that copies it. Always left to right. Renders a `<div>`. */
export function SqlText({ sql }: { sql: string }) {
  const { result } = useLabels();
  return (
    <div dir="ltr" data-slot="sql-text" className="parley-sql-text">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="parley-sql-text-scroll">
        <code>
          {sqlTokens(sql).map(({ text, kind }, index) =>
            kind === 'other' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
              <span key={index} className="parley-sql-text-token" data-kind={kind}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
      <CopyButton text={sql} label={result.copySql} isIconOnly size="small" className="parley-sql-text-copy" />
    </div>
  );
}
