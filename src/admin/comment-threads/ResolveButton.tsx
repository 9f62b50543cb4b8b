'use client';
import { Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Tooltip } from '../../ui/tooltip/Tooltip.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';
import { useCommentTasks } from './useCommentTasks.js';

/** Resolves or reopens a thread. Whoever did not begin it sees why he cannot. Renders a `<button>`. */
export function ResolveButton({ thread }: { thread: EmbedDashboardCommentThread }) {
  const { resolve: words } = useAdminLabels().comments;
  const { isBusy } = useCommentThreadsContext();
  const { resolve } = useCommentTasks();
  const whyId = useId();
  const isResolved = thread.resolvedAt != null;
  const why = thread.root.isOwn ? undefined : isResolved ? words.onlyAuthorReopens : words.onlyAuthor;
  const icon = isResolved ? RotateCcw : Check;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy(thread.root.id)}
        aria-disabled={why !== undefined || undefined}
        aria-describedby={why === undefined ? undefined : whyId}
        className="parley-comment-resolve"
        onClick={() => why === undefined && void resolve(thread, !isResolved)}
      >
        {!isBusy(thread.root.id) && <Icon of={icon} />}
        {isResolved ? words.reopen : words.resolve}
        {why !== undefined && <Tooltip text={why} />}
      </Button>
      {why !== undefined && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </>
  );
}
