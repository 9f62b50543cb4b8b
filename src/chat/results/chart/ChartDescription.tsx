import { Fragment } from 'react';
import type { ViewingLabels } from '../../labels/viewing/ViewingLabels.js';
import type { ChartFacts } from './read/chartFacts.js';

interface ChartDescriptionProps {
  id: string;
  facts: readonly ChartFacts[];
  words: ViewingLabels;
  onShowTable: (() => void) | undefined;
}

/** Describes a chart for screen readers, with a button that shows its rows. Rendered after the image, because the contents of an image are not read. */
export function ChartDescription({ id, facts, words, onShowTable }: ChartDescriptionProps) {
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
