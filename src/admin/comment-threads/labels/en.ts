export const englishComments = {
  /** The accessible name of the list. */
  list: 'Comments',
  filter: { label: 'Threads', open: 'Open', all: 'All', resolved: 'Resolved' },
  you: 'You',
  somebody: (userId: string) => `User ${userId}`,
  /** Shown for an author who no longer exists. */
  formerUser: 'Former user',
  threadBy: (author: string) => `Thread by ${author}`,
  commentBy: (author: string) => `Comment by ${author}`,
  edited: 'edited',
  removed: 'This comment was deleted.',
  linked: 'Linked comment',
  showWhole: 'Show more',
  showLess: 'Show less',
  replies: (count: number, formatted: string) => (count === 1 ? '1 reply' : `${formatted} replies`),
  compose: {
    label: 'Write a comment',
    placeholder: 'Write a comment. Use @ to mention someone.',
    send: 'Comment',
    failed: 'Couldn’t post the comment',
  },
  reply: {
    open: 'Reply',
    /** Shown if there is a draft. */
    resume: 'Continue reply',
    label: (author: string) => `Reply to ${author}`,
    placeholder: 'Write a reply. Use @ to mention someone.',
    send: 'Reply',
    failed: 'Couldn’t post the reply',
    close: 'Close',
    /** The reason why replies are not possible. */
    gone: 'The first comment was deleted, so you can’t reply.',
  },
  edit: { label: 'Edit comment', failed: 'Couldn’t save the change' },
  delete: {
    title: 'Delete this comment?',
    description: 'Its text is deleted for everyone. This can’t be undone.',
    withReplies: (count: number, formatted: string) =>
      count === 1 ? 'It has 1 reply, which may be deleted too.' : `It has ${formatted} replies, which may be deleted too.`,
    done: 'Deleted the comment',
    failed: 'Couldn’t delete the comment',
  },
  /** The reason why the menu of other people's comments is disabled. */
  onlyAuthorChanges: 'Only the author can edit or delete this comment.',
  resolve: {
    resolve: 'Resolve',
    reopen: 'Reopen',
    resolved: 'Resolved',
    resolvedBy: (person: string) => `Resolved by ${person}`,
    /** The reason why other users cannot. */
    onlyAuthor: 'Only the person who started the thread can resolve it',
    onlyAuthorReopens: 'Only the person who started the thread can reopen it',
    done: 'Resolved the thread',
    reopened: 'Thread reopened',
    failed: 'Couldn’t resolve the thread',
    reopenFailed: 'Couldn’t reopen the thread',
  },
  mentions: {
    list: 'People to mention',
    found: (count: number, formatted: string) => (count === 1 ? '1 person found' : `${formatted} people found`),
    none: 'No people found',
    searching: 'Searching for people',
    failed: 'Couldn’t load people',
  },
  empty: {
    open: 'No open threads',
    openAdvice: 'Write a comment, or look at resolved threads.',
    all: 'No comments yet',
    allAdvice: 'Write the first one. Everyone in your organization who can see this dashboard can read it.',
    resolved: 'No resolved threads',
    resolvedAdvice: 'Threads appear here when the person who started them resolves them.',
    showOpen: 'Show open threads',
    showAll: 'Show all threads',
  },
  /** Shown if the account turned comments off. */
  off: { title: 'Comments are turned off', advice: 'An administrator can turn on dashboard comments in the embedding settings.' },
  locked: {
    title: 'Comments aren’t available here',
    advice: 'Comments belong to one organization. Open this page with an embed session that names yours.',
  },
  notFound: { title: 'Dashboard not found', advice: 'It may have been deleted, or it’s no longer shared with you.' },
  search: {
    searching: 'Looking for the linked comment',
    stopped: 'The linked comment hasn’t been found yet',
    found: 'Showing the linked comment',
    gone: 'The linked comment no longer exists here',
    goneAdvice: 'It was deleted, or it belongs to another dashboard.',
  },
};
