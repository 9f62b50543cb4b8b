'use client';

import { useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../button/Button.js';

/**
 * Returns how much of a list or text to render: the first part, and more with each press. Streamed content has no size limit, so what is
 * shown at once needs one.
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
  /** True to show how much there is, for countable items. */
  isCounted?: boolean | undefined;
}

/** The button that shows more of a list or text. Renders a `<span>`, or nothing once all is shown. */
export function ShowMore({ part: { shown, total, showMore }, isCounted = false }: ShowMoreProps) {
  const { common } = useBaseLabels();
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
