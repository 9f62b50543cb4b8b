'use client';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { commentThreadsWidget, useCommentLabels } from './commentThreadsWidget.js';

/** Returns the names of authors, or their ids if no name is known. */
export function useAuthorNames() {
  const find = commentThreadsWidget.useSelector(({ model }) => model.people.find);
  const words = useCommentLabels();
  function nameOf(userId: number | null | undefined): string {
    if (typeof userId !== 'number') return words.formerUser;
    const person = find(userId);
    return person === undefined ? words.somebody(String(userId)) : person.firstName || person.username;
  }
  return {
    nameOf,
    authorOf: ({ isOwn, userId }: EmbedDashboardComment) => (isOwn ? words.you : nameOf(userId)),
  };
}
