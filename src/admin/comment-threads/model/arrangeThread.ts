import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';

/** Whether only the place of a comment is left. The service says so by a time, an empty text, or both. */
export function isRemoved({ removedAt, body }: EmbedDashboardComment): boolean {
  return removedAt != null || body === '';
}

/** The replies of a thread from the oldest, in whatever order they came. */
export function repliesOf({ replies }: EmbedDashboardCommentThread): readonly EmbedDashboardComment[] {
  return [...replies].sort((one, other) => timeOf(one) - timeOf(other) || one.id - other.id);
}

/** Where a comment is among the threads that are there. */
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
