'use client';
import type { ComponentProps } from 'react';
import { CommentComposer } from './CommentComposer.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';
import { commentDraftKey } from './model/useCommentComposer.js';
import { isClosed } from './model/useCommentThreads.js';
import { useCommentLabels } from './useCommentLabels.js';

/** The form that starts a thread. Renders a `<form>`, or nothing if the session may not comment. */
export function NewCommentThread(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  const words = useCommentLabels();
  const get = commentThreadsWidget.useGet();
  const { publicId, known, isHidden } = commentThreadsWidget.use(({ model: { people, state }, options }) => {
    return { publicId: options.publicId, known: people.known, isHidden: isClosed(state) };
  });
  if (isHidden) return null;

  async function send(body: string) {
    const outcome = await get().model.create({ body });
    const { filter, setFilter } = get().model;
    if (outcome.kind === 'done' && filter === 'resolved') setFilter('open');
    return outcome;
  }

  return (
    <CommentComposer
      publicId={publicId}
      draftKey={commentDraftKey(publicId, 'new')}
      people={known}
      label={words.compose.label}
      placeholder={words.compose.placeholder}
      submitLabel={words.compose.send}
      failedTitle={words.compose.failed}
      send={send}
      {...props}
    />
  );
}
