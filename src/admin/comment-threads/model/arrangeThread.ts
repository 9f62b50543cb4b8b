import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';

/** True if the comment was deleted and only a placeholder is left. The service marks it by a time, an empty text, or both. */
export function isRemoved({ removedAt, body }: EmbedDashboardComment): boolean {
  return removedAt != null || body === '';
}

/** Returns the replies of a thread, oldest first. */
export function repliesOf({ replies }: EmbedDashboardCommentThread): readonly EmbedDashboardComment[] {
  return [...replies].sort((one, other) => timeOf(one) - timeOf(other) || one.id - other.id);
}

/** Finds a comment in the loaded threads. */
export function findComment(
  threads: readonly EmbedDashboardCommentThread[],
  commentId: number,
): { readonly thread: EmbedDashboardCommentThread; readonly comment: EmbedDashboardComment } | undefined {
  for (const thread of threads) {
    const comment = [thread.root, ...thread.replies].find(({ id }) => id === commentId);
    if (comment !== undefined) return { thread, comment };
  }
  return undefined;
}

function timeOf({ createdAt }: EmbedDashboardComment): number {
  const timeMs = Date.parse(createdAt);
  return Number.isNaN(timeMs) ? 0 : timeMs;
}
