import { devtoolsWords as words } from '../devtoolsWords.js';
import { formatDuration } from '../formatAmounts.js';
import { noticeableGapMs, type TimedLine } from './timeLines.js';

export interface LineRowProps {
  line: TimedLine | undefined;
  search: string;
}

/** One line in the list: its time, the pause before it and its content. */
export function LineRow({ line, search }: LineRowProps) {
  if (line === undefined) return null;
  const { sinceSentMs, gapMs, exchangeId, line: text, isBroken } = line;
  const start = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  const end = start + search.length;
  return (
    <>
      <span className="parley-devtools-time">+{formatDuration(sinceSentMs)}</span>
      <span className="parley-devtools-gap" title={words.gap(formatDuration(gapMs))}>
        {gapMs >= noticeableGapMs && `⋯ ${formatDuration(gapMs)}`}
      </span>
      <span className="parley-devtools-muted">#{exchangeId}</span>
      <span className="parley-devtools-text" data-broken={isBroken || undefined}>
        {start === -1 ? (
          text.slice(0, shownLength)
        ) : (
          <>
            {start > leadLength ? `…${text.slice(start - leadLength, start)}` : text.slice(0, start)}
            <mark>{text.slice(start, end)}</mark>
            {text.slice(end, end + shownLength)}
          </>
        )}
      </span>
    </>
  );
}

/** More of a line than the widest screen shows. */
const shownLength = 400;
/** The number of characters before a match that keeps it in view. */
const leadLength = 8;
