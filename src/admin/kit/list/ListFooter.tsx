'use client';

import { type ComponentProps, useState } from 'react';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../../ui/partClass.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { LoadMoreButton } from './LoadMoreButton.js';
import { RefetchErrorBanner } from './RefetchErrorBanner.js';

export interface ListFooterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list, from a list model. */
  list: Pick<
    ResourceList<unknown, never>,
    'items' | 'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadMore' | 'refetchError' | 'refetch' | 'isRefetching'
  > &
    Partial<Pick<ResourceList<unknown, never>, 'isStale'>>;
  /** Replaces the number of rows, if that number does not follow from whether there are more to load. */
  count?: string | undefined;
}

/** The number of rows, a button that loads more, and errors of loading. Rows stay visible after an error. Renders a `<div>`. */
export function ListFooter({ list, count, className, ...props }: ListFooterProps) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const { items, hasMore, loadMoreError, isStale = false } = list;
  const shown = useLastUnless(isStale, count ?? common.shown(items.length, number(items.length), hasMore));
  const isShown = items.length > 0 || hasMore;
  return (
    <div data-slot="list-footer" className={partClass('list-footer parley-stack', className)} {...props}>
      {isShown && <RefetchErrorBanner read={list} isShown />}
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      {isShown && (
        <div className="parley-line parley-one-line parley-spread parley-list-footer-line">
          <span role="status" className="parley-caption parley-digits">
            {shown}
          </span>
          {hasMore && <LoadMoreButton list={list}>{common.loadMore}</LoadMoreButton>}
        </div>
      )}
    </div>
  );
}

/** While a search runs, it is unknown whether there are more of the previous rows: what was said of them before stays. */
function useLastUnless(isStale: boolean, text: string): string {
  const [last, setLast] = useState(text);
  if (!isStale && text !== last) setLast(text);
  return isStale ? last : text;
}
