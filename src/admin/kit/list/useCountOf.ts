'use client';
import type { Page } from '../../../client/http/pagination.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

/** Returns a function that counts the items of a page as text: “At least 100” if there are more, `undefined` until the page is read. */
export function useCountOf(): (page: Page<unknown> | undefined) => string | undefined {
  const { atLeast } = useCommonAdminLabels();
  const { number } = useFormats();
  return (page) => {
    if (page === undefined) return undefined;
    const count = number(page.items.length);
    return page.pageInfo.hasNextPage ? atLeast(count) : count;
  };
}

/** The maximum number of items that a dialog counts: one page. */
export const countedItems = 100;
