import { parse } from 'vega';
import { recordedAs } from '../proof/tallyRows.js';
import { refuse } from '../spec/RefusedChart.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { asVega } from './asSpec.js';
import { createView } from './openView.js';

/**
 * Refuses a chart whose transforms leave too many names on an axis. Drawing marks for each name is expensive, so the names are counted
 * first, by running only the data transforms of the compiled chart.
 */
export async function checkNames(spec: SpecObject, compiled: SpecObject, logger: Parameters<typeof createView>[1]): Promise<void> {
  const { data, ...withoutRows } = spec;
  const rows: unknown = Object(data).values;
  const scales = (Array.isArray(compiled.scales) ? compiled.scales : []).filter(isSpecObject).filter(isAxisOfNames);
  const isKnown = !JSON.stringify(withoutRows).includes('"transform":');
  if (isKnown || scales.length === 0 || !Array.isArray(rows) || rows.length <= maxDrawnNames) return;
  const sources = (Array.isArray(compiled.data) ? compiled.data : []).filter(isSpecObject).map(({ transform, ...source }) => ({
    ...source,
    // Copied, because the chart library modifies its rows.
    ...('values' in source && !String(source.name).endsWith('_store') && { values: rows.map((row) => ({ ...row })) }),
    ...(Array.isArray(transform) && { transform: transform.filter((step) => step.as !== recordedAs) }),
  }));
  const { axes: _axes, legends: _legends, layout: _layout, title: _title, ...parts } = compiled;
  const runtime = parse(asVega({ ...parts, data: sources, marks: [] }), undefined, { ast: true });
  const view = createView(runtime, logger, 'none');
  try {
    await view.runAsync();
    for (const { name } of scales)
      if (view.scale(String(name)).domain().length > maxDrawnNames) refuse('too-large', 'There are too many names on an axis.');
  } finally {
    view.finalize();
  }
}

function isAxisOfNames({ name, type }: SpecObject): boolean {
  return (type === 'band' || type === 'point') && /(^|_)[xy]$/.test(String(name));
}

/** The same limit as for the number of values in a filter. */
const maxDrawnNames = 200;
