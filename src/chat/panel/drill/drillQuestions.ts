import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { DataModelMember } from '../../../client/chat-stream/ToolResult.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ActingLabels } from '../../labels/acting/ActingLabels.js';
import { readPeriod } from '../../results/chart/readPeriods.js';
import type { DrillValue } from '../../results/DrillContext.js';

/** Writes the questions about values of a result: only these, by another dimension, and compared with the period before. */
export function drillQuestions({ values, columns, dimensions, words, pair, locale }: DrillSource): readonly string[] {
  const read = values.slice(0, maxValues).map(({ column, text }) => ({
    isTime: isTime({ column, text }, columns, locale),
    text: lineOf(text),
    pair: pair(lineOf(column), lineOf(text)),
  }));
  if (read.length === 0) return [];
  const all = read.map((value) => value.pair).join(', ');
  return [
    ...new Set([
      words.only(all),
      ...read.map((value) => words.only(value.pair)),
      ...dimensions.slice(0, maxDimensions).map(({ title }) => words.byFor(lineOf(title), all)),
      ...read.flatMap((value) => (value.isTime ? [words.compare(value.text)] : [])),
    ]),
  ];
}

interface DrillSource {
  readonly values: readonly DrillValue[];
  readonly columns: QueryRows['columns'];
  /** The dimensions that the result lacks. */
  readonly dimensions: readonly DataModelMember[];
  readonly words: ActingLabels;
  /** Writes a column with its value: “Region: Europe”. */
  readonly pair: (column: string, value: string) => string;
  readonly locale: string;
}

/** Years in digits count only in a column of times: other columns may have numbers that look like them. */
function isTime({ column, text }: DrillValue, columns: DrillSource['columns'], locale: string): boolean {
  const found = columns.find(({ name, title = name }) => title === column || name === column);
  if (found?.type === 'time') return true;
  return (found === undefined || found.type === 'string') && Number.isNaN(Number(text)) && readPeriod(text, locale) !== undefined;
}

/** Values come from the warehouse and titles from a language model: a question is one short line, whatever they contain. */
function lineOf(text: string): string {
  return shortText(
    [...text.slice(0, maxRead)]
      .map((letter) => (isControl(letter) ? ' ' : letter))
      .join('')
      .split(' ')
      .filter((word) => word !== '')
      .join(' '),
    maxCharacters,
  );
}

/** True for control and formatting characters, line breaks among them, and those that reverse the direction of a text. */
function isControl(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  const isFormatting = (code >= 0x200b && code <= 0x200f && code !== 0x200c && code !== 0x200d) || (code >= 0x2028 && code <= 0x202e);
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || isFormatting || (code >= 0x2066 && code <= 0x2069) || code === 0xfeff;
}

const maxValues = 3;
const maxDimensions = 3;
const maxRead = 400;
const maxCharacters = 80;
