import { lineTester } from './findMatches.js';
import type { LogLevel, LogLine } from './LogLine.js';

/** Filters applied in the browser to the lines already loaded. Omitted fields do not filter. */
export interface LogLineFilters {
  /** Only messages of this level; `unknown` for those that do not say theirs. Stack traces have the level of their message. */
  readonly level?: LogLevel | 'unknown' | undefined;
  /** Only lines of the last minutes, hour or day. */
  readonly range?: LogRange | undefined;
}

/** A period that ends now. */
export type LogRange = '5m' | '15m' | '1h' | '6h' | '24h';

/** The periods to choose from, with their length in minutes. */
export const logRanges: Readonly<Record<LogRange, number>> = { '5m': 5, '15m': 15, '1h': 60, '6h': 360, '24h': 1_440 };

/** The levels to choose from. */
export const logLevels: readonly NonNullable<LogLineFilters['level']>[] = ['error', 'warning', 'info', 'debug', 'unknown'];

/** Returns the lines to show; the same array if nothing filters. Lines whose time cannot be read stay in any period. */
export function filterLines(lines: readonly LogLine[], { level, range }: LogLineFilters, nowMs: number): readonly LogLine[] {
  if (level === undefined && range === undefined) return lines;
  const sinceMs = range === undefined ? undefined : nowMs - logRanges[range] * 60_000;
  const wanted = level === 'unknown' ? undefined : level;
  return lines.filter(
    (line) => (level === undefined || line.level === wanted) && (sinceMs === undefined || !(Date.parse(line.date) < sinceMs)),
  );
}

/** Returns the lines that contain a text, ignoring case; all of them if there is no text. */
export function linesWith(lines: readonly LogLine[], query: string): readonly LogLine[] {
  const hasMatch = lineTester(query);
  return hasMatch === undefined ? lines : lines.filter(hasMatch);
}
