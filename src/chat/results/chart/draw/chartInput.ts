import type { QueryRows } from '../../../../client/chat-stream/QueryRows.js';
import type { Formats } from '../../../../react/language/createFormats.js';
import type { Labels } from '../../../labels/Labels.js';
import type { ViewingLabels } from '../../../labels/viewing/ViewingLabels.js';
import { rowCount } from '../../rowCount.js';
import type { ChartInput } from './readChart.js';
import type { ChartContent } from './renderChart.js';

/** Builds the input for a chart of these rows. */
export function chartInput({ columns, rows }: QueryRows, { totalRows, words, ...chart }: DescribedChart): ChartInput {
  const { labels, formats, viewing } = words;
  const { locale, compact } = formats;
  const { emptyValue, yes, no } = labels.result;
  return {
    ...chart,
    columns,
    rows,
    isPart: rows.length < totalRows,
    locale,
    words: { labels: labels.chart, rows: rowCount(rows.length, totalRows, labels, formats), compact, locale, emptyValue, yes, no },
    viewing,
  };
}

/** Returns the notes below a chart: how it was drawn and what it leaves out. */
export function chartNotes(
  { notes, missing, rows, areLabelsReplaced }: ChartContent,
  { labels, formats }: ChartWriting,
): readonly string[] {
  return [
    ...notes,
    ...(missing === 0 ? [] : [labels.chart.rowsNotShown(formats.number(missing), formats.number(rows))]),
    ...(areLabelsReplaced ? [labels.chart.labelsReplaced] : []),
  ];
}

/** Returns the accessible name of a chart: its summary and its notes. */
export function chartName(summary: string, notes: readonly string[]): string {
  return [summary, ...(notes.length > 0 ? [notes.join(' ')] : [])].join('. ');
}

interface DescribedChart extends Pick<ChartInput, 'spec' | 'title' | 'timeZone' | 'onPick' | 'pickHint'> {
  /** The total number of rows of the query. */
  readonly totalRows: number;
  readonly words: ChartWriting;
}

/** The words and formats of a chart. */
export interface ChartWriting {
  readonly labels: Labels;
  readonly viewing: ViewingLabels;
  readonly formats: Formats;
}
