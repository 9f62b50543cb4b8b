import { Fragment } from 'react';
import type { ViewingWords } from '../../labels/viewing/ViewingWords.js';
import type { ChartFacts } from './chartFacts.js';

interface ChartTwinProps {
  id: string;
  facts: readonly ChartFacts[];
  words: ViewingWords;
  onShowTable: (() => void) | undefined;
}

/** What a chart shows in words, for screen readers, and a button that leads to its rows. It is outside the image, whose content is not read. */
export function ChartTwin({ id, facts, words, onShowTable }: ChartTwinProps) {
  return (
    <>
      {facts.length > 0 && (
        <div id={id} data-slot="chart-facts" className="parley-visually-hidden">
          {facts.map(({ about, lines }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names of series may repeat
            <Fragment key={index}>
              {about !== undefined && (
                <p>
                  <bdi>{about}</bdi>
                </p>
              )}
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      )}
      {onShowTable !== undefined && (
        <button type="button" className="parley-chart-to-table" onClick={onShowTable}>
          {words.showTable}
        </button>
      )}
    </>
  );
}
