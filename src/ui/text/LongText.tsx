'use client';

import { ShowMore, useShownPart } from './ShowMore.js';
import { cutText } from './shortText.js';

export interface LongTextProps {
  text: string;
  /** The number of characters shown at first. Default 2,000. */
  first?: number | undefined;
}

/** A text of any length: shows its beginning, and more pages with each press. Renders its text without a wrapper. */
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

/** Splits the text into separate boxes, because a long text in one box is laid out as a whole each time. */
export function pagesOf(text: string, from: number, to: number): readonly string[] {
  const count = Math.ceil(Math.max(0, to - from) / pageCharacters);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * pageCharacters;
    return cutText(text, start, Math.min(start + pageCharacters, to));
  });
}

const pageCharacters = 10_000;
