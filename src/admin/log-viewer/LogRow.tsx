'use client';
import { memo } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { LogText } from './LogText.js';
import { logRowPx } from './logMeasures.js';
import type { LogMatch } from './model/findMatches.js';
import { hiddenCharactersOf, type LogLine } from './model/LogLine.js';
import { useLogLabels } from './useLogLabels.js';
import type { LogTimes } from './useLogTimes.js';

export interface LogRowProps {
  /** The line to show. */
  line: LogLine;
  /** Formats the time of the line. */
  times: LogTimes;
  /** The number of rows the line takes, if lines wrap. */
  rowCount: number | undefined;
  /** The matches in this line. */
  matches: readonly LogMatch[] | undefined;
  /** The start of the current match, if it is in this line. */
  currentStart: number | undefined;
}

/** One line with its time and pod. Renders a `<div>`. */
export const LogRow = memo(function LogRow({ line, times, rowCount, matches, currentStart }: LogRowProps) {
  const { date, pod, isContinued, level } = line;
  return (
    <div
      data-slot="log-line"
      data-level={level}
      className="parley-log-line"
      style={rowCount === undefined ? undefined : { blockSize: rowCount * logRowPx }}
    >
      {isContinued ? (
        <span className="parley-log-time" />
      ) : (
        <time dateTime={date} title={times.exact(date)} className="parley-log-time">
          <span className="parley-log-day">{times.day(date)} </span>
          {times.time(date)}
        </time>
      )}
      <span title={pod} className="parley-log-pod">
        {!isContinued && pod}
      </span>
      <span className="parley-log-text">
        <LogText line={line} matches={matches} currentStart={currentStart} />
        <HiddenCharacters line={line} />
      </span>
    </div>
  );
});

function HiddenCharacters({ line }: { line: LogLine }) {
  const words = useLogLabels();
  const { number } = useFormats();
  const count = hiddenCharactersOf(line);
  return count === 0 ? null : <span className="parley-log-more"> … {words.moreCharacters(count, number(count))}</span>;
}
