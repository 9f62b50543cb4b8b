import type { ReactNode } from 'react';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { Button, type ButtonProps } from '../../../ui/button/Button.js';
import { useRetryWait } from '../../../ui/errors/useRetryWait.js';

export interface LoadMoreButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** The list, from a list model. */
  list: Pick<ResourceList<unknown, never>, 'isLoadingMore' | 'loadMoreError' | 'loadMore'>;
  /** The label of the button. */
  children: ReactNode;
}

/**
 * Loads the next page. Disabled while the service asks the client to wait; the error notice beside it counts down. Renders a
 * `<button>`.
 */
export function LoadMoreButton({ list: { isLoadingMore, loadMoreError, loadMore }, children, ...props }: LoadMoreButtonProps) {
  const { remainingMs } = useRetryWait(loadMoreError);
  return (
    <Button size="small" isBusy={isLoadingMore} isBlocked={remainingMs > 0} onClick={loadMore} {...props}>
      {children}
    </Button>
  );
}
