'use client';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import type { ActOutcome } from '../kit/events/WidgetEvents.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

/** Resolving and reopening, with what is said when it is done or has failed. */
export function useCommentTasks() {
  const model = useCommentThreadsContext();
  const { common, comments } = useAdminLabels();
  const { sayDone, sayFailure } = useOutcomeToast();
  const words = comments.resolve;

  async function resolve(thread: EmbedDashboardCommentThread, isResolved: boolean): Promise<ActOutcome> {
    const outcome = await model.resolve(thread, isResolved);
    if (outcome.kind === 'failed') {
      sayFailure(isResolved ? words.failed : words.reopenFailed, outcome.error, () => void resolve(thread, isResolved));
    }
    if (outcome.kind === 'done') {
      const undo = { label: common.undo, onPress: () => void resolve(outcome.result, !isResolved) };
      sayDone(isResolved ? words.done : words.reopened, { action: undo });
    }
    return outcome;
  }

  return { resolve };
}
