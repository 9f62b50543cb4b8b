'use client';
import { Reply } from 'lucide-react';
import { useRef } from 'react';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { isRemoved } from '../../hooks/comment-threads/arrangeThread.js';
import { commentDraftKey } from '../../hooks/comment-threads/useCommentComposer.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { usePersonalMemory } from '../../hooks/usePersonalMemory.js';
import { Button } from '../primitives/Button.js';
import { CommentComposer } from './CommentComposer.js';
import { isSameTask } from './CommentTask.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';
import { useAuthorNames } from './useAuthorNames.js';

/** The way to answer a thread; what was begun stays when it is closed. Renders a `<button>`, or a `<form>` while open. */
export function CommentReply({ thread: { root } }: { thread: EmbedDashboardCommentThread }) {
  const { reply: words } = useAdminLabels().comments;
  const { publicId, people, create, task, setTask, endTask } = useCommentThreadsContext();
  const { authorOf } = useAuthorNames();
  const { drafts } = usePersonalMemory();
  const reply = { kind: 'reply', commentId: root.id } as const;
  const opener = useRef<HTMLButtonElement>(null);
  const draftKey = commentDraftKey(publicId, { replyTo: root.id });
  if (isRemoved(root)) return <p className="parley-comment-note">{words.gone}</p>;

  function close() {
    endTask(reply);
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function send(body: string) {
    const outcome = await create({ body, parentId: root.id });
    if (outcome.kind === 'done') close();
    return outcome;
  }

  if (!isSameTask(task, reply)) {
    return (
      <Button ref={opener} variant="quiet" size="small" className="parley-comment-reply-open" onClick={() => setTask(reply)}>
        <Reply aria-hidden="true" size={16} strokeWidth={1.5} />
        {drafts.read(draftKey) === '' ? words.open : words.goOn}
      </Button>
    );
  }
  return (
    <CommentComposer
      publicId={publicId}
      draftKey={draftKey}
      people={people.known}
      label={words.label(authorOf(root))}
      placeholder={words.placeholder}
      submitLabel={words.send}
      failedTitle={words.failed}
      send={send}
      cancel={{ label: words.close, keepsDraft: true, onCancel: close }}
    />
  );
}
