import type { LogMatch } from './model/findMatches.js';
import { type LogLine, segmentsOf } from './model/LogLine.js';
import { markSegments } from './model/markSegments.js';
import type { AnsiStyle } from './model/parseAnsi.js';

export interface LogTextProps {
  /** The line to show. */
  line: LogLine;
  /** The matches in this line. */
  matches: readonly LogMatch[] | undefined;
  /** The start of the current match, if it is in this line. */
  currentStart: number | undefined;
}

/** The text of a line, with its colours and highlighted matches. Never interpreted as markup. */
export function LogText({ line, matches = noMatches, currentStart }: LogTextProps) {
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
