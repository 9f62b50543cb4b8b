'use client';

import { useState } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../button/Button.js';

/**
 * How much of a list or text is in the page: the first of it, and some more at each press. What a stream sends has no bound, and
 * what is shown at once needs one.
 */
export function useShownPart(total: number, { first, step }: { readonly first: number; readonly step: number }): ShownPart {
  const [limit, setLimit] = useState(first);
  const shown = Math.min(total, limit);
  return { shown, total, showMore: () => setLimit(shown + step) };
}

export interface ShownPart {
  readonly shown: number;
  readonly total: number;
  showMore(): void;
}

export interface ShowMoreProps {
  part: ShownPart;
  /** Says how much there is, where that is a number of things. */
  isCounted?: boolean | undefined;
}

/** Shows more of a list or text. Renders a `<span>`, or nothing while all is shown. */
export function ShowMore({ part: { shown, total, showMore }, isCounted = false }: ShowMoreProps) {
  const { common } = useLabels();
  const { number } = useFormats();
  if (shown >= total) return null;
  return (
    <span data-slot="show-more" className="parley-show-more">
      <Button variant="quiet" size="small" onClick={showMore}>
        {common.showMore}
      </Button>
      {isCounted && <span className="parley-show-more-count">{common.shownOf(number(shown), number(total))}</span>}
    </span>
  );
}
