'use client';

import { useFormats } from '../../react/useFormats.js';

/** The relative time of a promotion, with the exact time on hover. Renders a `<time>`. */
export function PromotionTime({ isoText }: { isoText: string }) {
  const { relativeTime, dateTime } = useFormats();
  return (
    <time dateTime={isoText} title={dateTime(isoText)}>
      {relativeTime(Date.parse(isoText))}
    </time>
  );
}
