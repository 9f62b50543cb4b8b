import type { DeploymentLogLine } from '../../../client/resources/deployment-logs.js';
import { type LogLevel, levelOf } from './logLevel.js';
import { type AnsiSegment, type AnsiStyle, parseAnsi, stripAnsi } from './parseAnsi.js';

/** One line to be shown. A message of several lines gives several, the first with the time. */
export interface LogLine {
  /** Counts from the first line that was read, and never changes. */
  readonly number: number;
  readonly date: string;
  readonly pod: string;
  /** Follows another line of the same message. */
  readonly isContinued: boolean;
  /** That of its message. */
  readonly level: LogLevel | undefined;
  /** What is visible of it. */
  readonly text: string;
  /** With its sequences, tabs as blanks. */
  readonly raw: string;
  /** The style that lines before left on. */
  readonly style: AnsiStyle;
}

/** Of longer lines, so much is shown and searched; copies and downloads have all of it. */
export const mostShownCharacters = 4_000;

export function readLogLines(entries: readonly DeploymentLogLine[], firstNumber: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const { date, pod, message } of entries) {
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
      // Only what holds sequences can leave a style on.
      if (text !== raw) style = parseAnsi(raw, style).end;
    }
  }
  return lines;
}

/** What is shown of a line, in pieces of one style. */
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
  let left = mostShownCharacters;
  for (const { text, style } of segments) {
    if (left <= 0) break;
    shown.push({ text: text.slice(0, left), style });
    left -= text.length;
  }
  return shown;
}

/** How many characters of a line are not shown. */
export function hiddenCharactersOf({ text }: LogLine): number {
  return Math.max(0, text.length - mostShownCharacters);
}

/** Lines as plain text, each with its time and its pod, as `grep` would like them. */
export function textOfLines(lines: readonly LogLine[]): string {
  return lines.map(({ date, pod, text, isContinued }) => (isContinued ? text : `${date} ${pod} ${text}`)).join('\n');
}
