import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { DataModelMember } from '../../../client/chat-stream/ToolResult.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ActingLabels } from '../../labels/acting/ActingLabels.js';
import { readPeriod } from '../../results/chart/readPeriods.js';
import type { DrillValue } from '../../results/DrillContext.js';

/** Writes questions about values of a result: to keep only these, to split them by other dimensions, and to compare a period with the one before. */
export function drillQuestions({ values, columns, dimensions, words, pair, locale }: DrillSource): readonly string[] {
  const read = values.slice(0, maxValues).map((value) => {
    const text = lineOf(value.text);
    return { text, pair: pair(lineOf(value.column), text), isTime: isTime(value, columns, locale) };
  });
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

/** A number is a year only in a time column; elsewhere it may be any number. */
function isTime({ column, text }: DrillValue, columns: DrillSource['columns'], locale: string): boolean {
  const found = columns.find(({ name, title = name }) => title === column || name === column);
  if (found?.type === 'time') return true;
  return (found === undefined || found.type === 'string') && Number.isNaN(Number(text)) && readPeriod(text, locale) !== undefined;
}

/** Shortens a text to one line, because values come from the warehouse and titles from a language model. */
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

/** True for control and formatting characters, including line breaks and those that change the direction of text. */
function isControl(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  const isFormatting = (code >= 0x200b && code <= 0x200f && code !== 0x200c && code !== 0x200d) || (code >= 0x2028 && code <= 0x202e);
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || isFormatting || (code >= 0x2066 && code <= 0x2069) || code === 0xfeff;
}

const maxValues = 3;
const maxDimensions = 3;
const maxRead = 400;
const maxCharacters = 80;
