'use client';
import { useLabels } from '../../hooks/useLabels.js';
import { CopyButton } from '../primitives/CopyButton.js';

/** A query in mono, with a button that copies it. */
export function SqlText({ sql }: { sql: string }) {
  const { result } = useLabels();
  return (
    <div dir="ltr" className="parley-tool-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <pre tabIndex={0} className="parley-tool-pre">
        <code>{sql}</code>
      </pre>
      <CopyButton text={sql} label={result.copySql} isIconOnly size="small" className="parley-tool-copy" />
    </div>
  );
}
