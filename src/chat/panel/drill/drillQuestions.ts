import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { DataModelMember } from '../../../client/chat-stream/ToolResult.js';
import { visibleLine } from '../../../react/text/searchText.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ActingLabels } from '../../labels/acting/ActingLabels.js';
import { readPeriod } from '../../results/chart/rows/readPeriods.js';
import { columnTitle } from '../../results/columns/columnTitle.js';
import type { DrillValue } from '../../results/DrillContext.js';

/**
 * Writes questions about values of a result: to keep only these, to split them by other dimensions and by month, to list the rows behind
 * them, and to compare with the period before.
 */
export function drillQuestions({ values, columns, dimensions, hasTime, words, pair, locale }: DrillSource): readonly string[] {
  const read = values.slice(0, maxValues).map((value) => {
    const text = lineOf(value.text);
    return { text, pair: pair(lineOf(value.column), text), isTime: isTime(value, columns, locale) };
  });
  if (read.length === 0) return [];
  const all = read.map((value) => value.pair).join(', ');
  const isOverTime = columns.some(({ type }) => type === 'time');
  return [
    ...new Set(
      [
        words.only(all),
        ...read.map((value) => words.only(value.pair)),
        ...dimensions.slice(0, maxDimensions).map(({ title }) => words.byFor(lineOf(title), all)),
        ...(hasTime && !isOverTime ? [words.byMonth(all), words.compareFor(all)] : []),
        ...read.flatMap((value) => (value.isTime ? [words.compare(value.text)] : [])),
        words.rowsOf(all),
      ].map(visibleLine),
    ),
  ];
}

interface DrillSource {
  readonly values: readonly DrillValue[];
  readonly columns: QueryRows['columns'];
  /** The dimensions that the result lacks. */
  readonly dimensions: readonly DataModelMember[];
  /** True if the result can be split by time. */
  readonly hasTime: boolean;
  readonly words: ActingLabels;
  /** Writes a column with its value: “Region: Europe”. */
  readonly pair: (column: string, value: string) => string;
  readonly locale: string;
}

/** A number is a year only in a time column; elsewhere it may be any number. */
function isTime({ column, text }: DrillValue, columns: DrillSource['columns'], locale: string): boolean {
  const found = columns.find((one) => columnTitle(one) === column || one.name === column);
  if (found?.type === 'time') return true;
  return (found === undefined || found.type === 'string') && Number.isNaN(Number(text)) && readPeriod(text, locale) !== undefined;
}

/** Shortens a text to one line, because values come from the warehouse and titles from a language model. */
function lineOf(text: string): string {
  return shortText(visibleLine(text.slice(0, maxRead)), maxCharacters);
}

const maxValues = 3;
const maxDimensions = 8;
const maxRead = 400;
const maxCharacters = 80;
