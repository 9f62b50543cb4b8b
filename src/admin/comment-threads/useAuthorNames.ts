'use client';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

/** How the writers of comments are called: by name, by number where no name is known. */
export function useAuthorNames() {
  const { people } = useCommentThreadsContext();
  const { comments: words } = useAdminLabels();
  function nameOf(userId: number | null | undefined): string {
    if (typeof userId !== 'number') return words.formerUser;
    const person = people.find(userId);
    return person === undefined ? words.somebody(String(userId)) : person.firstName || person.username;
  }
  return {
    nameOf,
    authorOf: ({ isOwn, userId }: EmbedDashboardComment) => (isOwn ? words.you : nameOf(userId)),
  };
}
