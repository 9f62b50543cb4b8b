'use client';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { CommentComposer } from './CommentComposer.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';
import { commentDraftKey } from './model/useCommentComposer.js';

/** Where a thread is begun. Renders a `<form>`; nothing where comments are closed to the session. */
export function NewCommentThread(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  const { comments: words } = useAdminLabels();
  const { publicId, state, people, filter, setFilter, create } = useCommentThreadsContext();
  if (state.status === 'denied' || state.status === 'error' || state.status === 'off') return null;

  async function send(body: string) {
    const outcome = await create({ body });
    if (outcome.kind === 'done' && filter === 'resolved') setFilter('open');
    return outcome;
  }

  return (
    <CommentComposer
      publicId={publicId}
      draftKey={commentDraftKey(publicId, 'new')}
      people={people.known}
      label={words.compose.label}
      placeholder={words.compose.placeholder}
      submitLabel={words.compose.send}
      failedTitle={words.compose.failed}
      send={send}
      {...props}
    />
  );
}
