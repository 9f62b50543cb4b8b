'use client';
import { Check, Lock, RotateCcw } from 'lucide-react';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { Button } from '../../ui/button/Button.js';
import { Icon } from '../../ui/icon/Icon.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { Tooltip } from '../../ui/tooltip/Tooltip.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { commentThreadsWidget, useCommentLabels, useIsBusy } from './commentThreadsWidget.js';

export interface ResolveButtonProps {
  /** The thread to resolve or reopen. */
  thread: EmbedDashboardCommentThread;
  /** The id of the `ResolveNote` with the reason why the user may not. */
  noteId: string;
}

/** Resolves or reopens a thread. Disabled for everyone but the thread's author, for the reason in the note. Renders a `<button>`. */
export function ResolveButton({ thread, noteId }: ResolveButtonProps) {
  const { resolve: words } = useCommentLabels();
  const isBusy = useIsBusy(thread.root.id);
  const resolve = useResolve();
  const isResolved = thread.resolvedAt != null;
  const why = useReason(thread);
  const icon = isResolved ? RotateCcw : Check;
  const button = (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      aria-disabled={why !== undefined || undefined}
      aria-describedby={why === undefined ? undefined : noteId}
      className="parley-comment-resolve"
      onClick={() => why === undefined && void resolve(thread, !isResolved)}
    >
      {!isBusy && <Icon of={icon} />}
      {isResolved ? words.reopen : words.resolve}
    </Button>
  );
  return why === undefined ? button : <Tooltip text={why}>{button}</Tooltip>;
}

/** Says why a thread cannot be resolved or reopened, also without a pointer; nothing to its author. Renders a `<p>`. */
export function ResolveNote({ thread, noteId }: ResolveButtonProps) {
  const why = useReason(thread);
  if (why === undefined) return null;
  return (
    <p id={noteId} className="parley-remark parley-note parley-caption">
      <Icon of={Lock} size={12} />
      {why}
    </p>
  );
}

function useReason({ root, resolvedAt }: EmbedDashboardCommentThread): string | undefined {
  const { resolve: words } = useCommentLabels();
  if (root.isOwn) return undefined;
  return resolvedAt == null ? words.onlyAuthor : words.onlyAuthorReopens;
}

/** Resolves or reopens a thread, and shows a toast. */
function useResolve() {
  const action = commentThreadsWidget.useSelector(({ model }) => model.resolve);
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
