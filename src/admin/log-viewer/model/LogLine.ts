import type { DeploymentLogLine } from '../../../client/resources/deployment-logs.js';
import { type AnsiSegment, type AnsiStyle, parseAnsi, stripAnsi } from './parseAnsi.js';

/** One line to show. A message of several lines becomes several, of which the first has the time. */
export interface LogLine {
  /** The line's number, counted from the first line read. It never changes. */
  readonly number: number;
  /** The time of the entry in ISO 8601; continued lines repeat that of their message. */
  readonly date: string;
  /** The name of the pod that wrote it. */
  readonly pod: string;
  /** True if it continues the message of the line before. */
  readonly isContinued: boolean;
  /** The level of its message; `undefined` if the message does not say. */
  readonly level: LogLevel | undefined;
  /** The visible text. */
  readonly text: string;
  /** The text with escape sequences, and tabs as spaces. */
  readonly raw: string;
  /** The style left on by earlier lines. */
  readonly style: AnsiStyle;
}

/** The maximum number of characters shown and searched per line. Copies and downloads contain the full line. */
export const maxShownCharacters = 4_000;

/** Splits entries into lines, numbered from `firstNumber` on. */
export function readLogLines(entries: readonly DeploymentLogLine[], firstNumber: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const { date, pod, message } = readEntry(entry);
    let style: AnsiStyle = {};
    let level: LogLevel | undefined;
    for (const [index, part] of message
      .replace(/(?<![\r\n])[\r\n]+$/, '')
      .split(/\r\n|\n|\r/)
      .entries()) {
      const raw = part.replaceAll('\t', '    ');
      const text = stripAnsi(raw);
      level = index === 0 ? levelOf(text) : level;
      lines.push({ number: firstNumber + lines.length, date, pod, isContinued: index > 0, level, text, raw, style });
      // Only text with escape sequences can leave a style on.
      if (text !== raw) style = parseAnsi(raw, style).end;
    }
  }
  return lines;
}

/** A line is whatever a program printed: an entry that lacks a text must not hide the others. */
function readEntry(entry: { readonly [Field in keyof DeploymentLogLine]?: unknown } | null): DeploymentLogLine {
  const text = (value: unknown = null) => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));
  return { date: text(entry?.date), pod: text(entry?.pod), message: text(entry?.message) };
}

/** Returns the visible text of a line in segments of one style. */
export function segmentsOf(line: LogLine): readonly AnsiSegment[] {
  const known = segmented.get(line);
  if (known !== undefined) return known;
  const segments = shorten(line.text === line.raw ? [{ text: line.text, style: line.style }] : parseAnsi(line.raw, line.style).segments);
  segmented.set(line, segments);
  return segments;
}

const segmented = new WeakMap<LogLine, readonly AnsiSegment[]>();

function shorten(segments: readonly AnsiSegment[]): readonly AnsiSegment[] {
  const shown: AnsiSegment[] = [];
  let left = maxShownCharacters;
  for (const { text, style } of segments) {
    if (left <= 0) break;
    shown.push({ text: text.slice(0, left), style });
    left -= text.length;
  }
  return shown;
}

/** Returns the number of characters of a line that are not shown. */
export function hiddenCharactersOf({ text }: LogLine): number {
  return Math.max(0, text.length - maxShownCharacters);
}

/** Returns lines as plain text, each with its time and pod, so that `grep` works well. */
export function textOfLines(lines: readonly LogLine[]): string {
  return lines.map(({ date, pod, text }, index) => (followsItsMessage(lines, index) ? text : `${date} ${pod} ${text}`)).join('\n');
}

/** True if a line continues the message of the one before it. Filters can leave that out. */
export function followsItsMessage(lines: readonly LogLine[], index: number): boolean {
  const line = lines[index];
  return line?.isContinued === true && lines[index - 1]?.number === line.number - 1;
}

/** Returns the index of the first line with at least this number; the length if there is none. */
export function indexOfLine(lines: readonly LogLine[], number: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.number ?? number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The severity of a message. */
export type LogLevel = 'error' | 'warning' | 'info' | 'debug';

/** Returns the severity of a line, from the level of a JSON line or a word at its start; `undefined` if it has neither. */
export function levelOf(text: string): LogLevel | undefined {
  const word = /"(?:level|severity)"\s*:\s*"(\w+)"/i.exec(text.slice(0, 400))?.[1] ?? levelWord.exec(text.slice(0, 60))?.[0];
  return word === undefined ? undefined : levels.get(word.toLowerCase());
}

const levelWord = /\b(?:fatal|panic|critical|error|warn|warning|info|notice|debug|trace)\b/i;

const levels: ReadonlyMap<string, LogLevel> = new Map([
  ['fatal', 'error'],
  ['panic', 'error'],
  ['critical', 'error'],
  ['error', 'error'],
  ['warn', 'warning'],
  ['warning', 'warning'],
  ['info', 'info'],
  ['notice', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
]);
