'use client';
import { useMemo } from 'react';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { formatBytes } from '../formatAmounts.js';
import { JsonText } from '../JsonText.js';
import type { TimedLine } from './timeLines.js';

export interface LineDetailsProps {
  line: TimedLine;
  onShowStep: () => void;
}

/** One formatted line. Renders an `<aside>`. */
export function LineDetails({ line: { line, isBroken }, onShowStep }: LineDetailsProps) {
  const bytes = useMemo(() => new TextEncoder().encode(line).length, [line]);
  return (
    <aside aria-label={words.details} className="parley-devtools-details">
      <div className="parley-devtools-tools">
        <span className="parley-devtools-count">{formatBytes(bytes)}</span>
        <CopyButton text={line} label={words.copyLine} size="small" />
        {isBroken ? (
          <span className="parley-devtools-count">{words.broken}</span>
        ) : (
          <Button size="small" variant="quiet" onClick={onShowStep}>
            {words.showStep}
          </Button>
        )}
      </div>
      <JsonText label={words.rawLine} text={line} />
    </aside>
  );
}
