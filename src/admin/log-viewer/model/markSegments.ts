import type { LogMatch } from './findMatches.js';
import type { AnsiSegment } from './parseAnsi.js';

/** A segment of a line with one style, in one match or none. */
export interface MarkedSegment extends AnsiSegment {
  /** Its start in the line. */
  readonly start: number;
  readonly match: LogMatch | undefined;
}

/** Splits segments at the ends of matches. Matches must be sorted and not overlap. */
export function markSegments(segments: readonly AnsiSegment[], matches: readonly LogMatch[]): readonly MarkedSegment[] {
  const marked: MarkedSegment[] = [];
  let start = 0;
  let next = 0;
  for (const { text, style } of segments) {
    const end = start + text.length;
    for (let at = start; at < end; ) {
      while ((matches[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
      const match = matches[next];
      const isInside = match !== undefined && match.start <= at;
      const until = Math.min(end, match === undefined ? end : isInside ? match.end : match.start);
      marked.push({ text: text.slice(at - start, until - start), style, start: at, match: isInside ? match : undefined });
      at = until;
    }
    start = end;
  }
  return marked;
}
