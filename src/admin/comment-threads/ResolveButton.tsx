'use client';
import { Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { Button } from '../../ui/button/Button.js';
import { Icon } from '../../ui/icon/Icon.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { Tooltip } from '../../ui/tooltip/Tooltip.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { commentThreadsWidget, useCommentLabels, useIsBusy } from './commentThreadsWidget.js';

/** Resolves or reopens a thread. Disabled with a reason for everyone but the thread's author. Renders a `<button>`. */
export function ResolveButton({ thread }: { thread: EmbedDashboardCommentThread }) {
  const { resolve: words } = useCommentLabels();
  const isBusy = useIsBusy(thread.root.id);
  const resolve = useResolve();
  const whyId = useId();
  const isResolved = thread.resolvedAt != null;
  const why = thread.root.isOwn ? undefined : isResolved ? words.onlyAuthorReopens : words.onlyAuthor;
  const icon = isResolved ? RotateCcw : Check;
  const button = (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      aria-disabled={why !== undefined || undefined}
      aria-describedby={why === undefined ? undefined : whyId}
      className="parley-comment-resolve"
      onClick={() => why === undefined && void resolve(thread, !isResolved)}
    >
      {!isBusy && <Icon of={icon} />}
      {isResolved ? words.reopen : words.resolve}
    </Button>
  );
  if (why === undefined) return button;
  return (
    <>
      <Tooltip text={why}>{button}</Tooltip>
      <span id={whyId} hidden>
        {why}
      </span>
    </>
  );
}

/** Resolves or reopens a thread, and shows a toast. */
function useResolve() {
  const action = commentThreadsWidget.use(({ model }) => model.resolve);
  const common = useCommonAdminLabels();
  const comments = useCommentLabels();
  const { showSuccess, showFailure } = useOutcomeToast();
  const words = comments.resolve;
  return async function resolve(thread: EmbedDashboardCommentThread, isResolved: boolean): Promise<void> {
    const outcome = await action(thread, isResolved);
    if (outcome.kind === 'failed') {
      showFailure(isResolved ? words.failed : words.reopenFailed, outcome.error, () => void resolve(thread, isResolved));
    }
    if (outcome.kind === 'done') {
      const undo = { label: common.undo, onPress: () => void resolve(outcome.result, !isResolved) };
      showSuccess(isResolved ? words.done : words.reopened, { action: undo });
    }
  };
}
