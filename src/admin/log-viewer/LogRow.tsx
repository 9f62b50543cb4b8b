'use client';
import { memo } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { useLogLabels } from './logViewerWidget.js';
import type { LogMatch } from './model/findMatches.js';
import { hiddenCharactersOf, type LogLine, segmentsOf } from './model/LogLine.js';
import { markSegments } from './model/markSegments.js';
import type { AnsiStyle } from './model/parseAnsi.js';
import type { LogTimes } from './useLogTimes.js';

export interface LogRowProps {
  /** The line to show. */
  line: LogLine;
  /** True if it is shown below the line that it continues, which has the time and the pod. */
  isContinued: boolean;
  /** Formats the time of the line. */
  times: LogTimes;
  /** The matches in this line. */
  matches: readonly LogMatch[] | undefined;
  /** The start of the current match, if it is in this line. */
  currentStart: number | undefined;
}

/** One line with its time and pod. Renders a `<div>`. */
export const LogRow = memo(function LogRow({ line, isContinued, times, matches, currentStart }: LogRowProps) {
  const { date, pod, level } = line;
  return (
    <div data-slot="log-line" data-level={level} className="parley-log-line">
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
  return count === 0 ? null : <span className="parley-muted parley-log-more"> … {words.moreCharacters(count, number(count))}</span>;
}

interface LogTextProps {
  /** The line to show. */
  line: LogLine;
  /** The matches in this line. */
  matches: readonly LogMatch[] | undefined;
  /** The start of the current match, if it is in this line. */
  currentStart: number | undefined;
}

/** The text of a line, with its colours and highlighted matches. Never interpreted as markup. */
function LogText({ line, matches = noMatches, currentStart }: LogTextProps) {
  return markSegments(segmentsOf(line), matches).map(({ text, style, start, match }) => {
    const attributes = attributesOf(style);
    if (match === undefined) {
      return attributes === undefined ? (
        text
      ) : (
        <span key={start} {...attributes}>
          {text}
        </span>
      );
    }
    return (
      <mark key={start} data-current={match.start === currentStart ? '' : undefined} className="parley-log-match" {...attributes}>
        {text}
      </mark>
    );
  });
}

function attributesOf(style: AnsiStyle): Readonly<Record<`data-${string}`, string>> | undefined {
  const looks = [
    style.isBold && 'bold',
    style.isDim && 'dim',
    style.isItalic && 'italic',
    style.isUnderlined && 'underline',
    style.isStruck && 'struck',
  ].filter((look) => typeof look === 'string');
  const color = style.background ?? style.color;
  if (looks.length === 0 && color === undefined) return undefined;
  return {
    'data-ansi': looks.join(' '),
    ...(color !== undefined && { 'data-color': color }),
    ...(style.background !== undefined && { 'data-filled': '' }),
  };
}

const noMatches: readonly LogMatch[] = [];
