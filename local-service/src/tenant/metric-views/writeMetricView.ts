import type { WarehouseMetricViewDatasetSource } from '@parley/react/client';
import type { Measure, ModelView } from '../../data-model/ModelView.js';

/** The definition of a metric view, in YAML. */
export function writeMetricView({ view, measures, datasetSources: [source, ...joins] }: MetricView): string {
  const fields = [...(view.time === undefined ? [] : [view.time]), ...view.dimensions];
  return [
    'version: 1.1\n',
    `comment: ${JSON.stringify(view.description)}\n`,
    `source: ${source?.resolvedSource ?? ''}\n`,
    ...(joins.length === 0
      ? []
      : [
          'joins:\n',
          ...joins.map(({ dataset, resolvedSource }, index) =>
            entry({ name: view.tables[index + 1]?.alias ?? dataset, source: resolvedSource }),
          ),
        ]),
    'dimensions:\n',
    ...fields.map(({ name, sql }) => entry({ name, expr: sql })),
    'measures:\n',
    ...measures.map(({ name, sql }) => entry({ name, expr: sql })),
  ].join('');
}

interface MetricView {
  readonly view: ModelView;
  readonly measures: readonly Measure[];
  /** The first is the source, the others are joined to it. */
  readonly datasetSources: readonly WarehouseMetricViewDatasetSource[];
}

function entry({ name, ...texts }: { readonly name: string; readonly [key: string]: string }): string {
  const lines = Object.entries(texts).map(([key, text]) => `    ${key}: ${JSON.stringify(text)}\n`);
  return `  - name: ${name}\n${lines.join('')}`;
}
