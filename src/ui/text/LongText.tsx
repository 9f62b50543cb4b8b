'use client';

import { ShowMore, useShownPart } from './ShowMore.js';
import { cutText } from './shortText.js';

export interface LongTextProps {
  text: string;
  /** Characters shown at first. Default 2,000. */
  first?: number | undefined;
}

/** A text of any length: its beginning, and at each press some pages more. Renders its words without an element around them. */
export function LongText({ text, first = 2_000 }: LongTextProps) {
  const part = useShownPart(text.length, { first, step: pageCharacters });
  return (
    <>
      {cutText(text, 0, Math.min(first, part.shown))}
      {pagesOf(text, first, part.shown).map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever come at the end
        <span key={index} className="parley-long-text-page">
          {page}
        </span>
      ))}
      {part.shown < part.total && '…'}
      <ShowMore part={part} />
    </>
  );
}

/** In boxes of their own, since one long text is laid out as a whole each time. */
export function pagesOf(text: string, from: number, to: number): readonly string[] {
  const count = Math.ceil(Math.max(0, to - from) / pageCharacters);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * pageCharacters;
    return cutText(text, start, Math.min(start + pageCharacters, to));
  });
}

const pageCharacters = 10_000;
