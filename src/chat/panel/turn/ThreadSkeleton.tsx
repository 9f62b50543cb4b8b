'use client';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';

/** The skeleton of a conversation that is being loaded. */
export function ThreadSkeleton() {
  const { chat } = useFirstLabels();
  return (
    <div data-slot="thread-skeleton" className="parley-thread-skeleton">
      <p className="parley-visually-hidden">{chat.loadingThread}</p>
      <Skeleton lines={1} className="parley-skeleton-question" />
      <Skeleton lines={4} />
    </div>
  );
}
