'use client';
import { Reply } from 'lucide-react';
import { useRef } from 'react';
import type { EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { usePersonalMemory } from '../../data/provider/usePersonalMemory.js';
import { Button } from '../../ui/button/Button.js';
import { CommentComposer } from './CommentComposer.js';
import { commentThreadsWidget, useCommentDialog, useCommentLabels } from './commentThreadsWidget.js';
import { isRemoved } from './model/arrangeThread.js';
import { commentDraftKey } from './model/useCommentComposer.js';
import { useAuthorNames } from './useAuthorNames.js';

/**
 * A button that opens the reply form of a thread. Closing the form keeps the draft. Renders a `<button>`, or a `<form>`
 * while open.
 */
export function CommentReply({ thread: { root } }: { thread: EmbedDashboardCommentThread }) {
  const { reply: words } = useCommentLabels();
  const { publicId, known, create } = commentThreadsWidget.useSelector(({ model: { people, create }, options }) => {
    return { publicId: options.publicId, known: people.known, create };
  });
  const reply = useCommentDialog('reply', root.id);
  const { authorOf } = useAuthorNames();
  const { drafts } = usePersonalMemory();
  const opener = useRef<HTMLButtonElement>(null);
  const draftKey = commentDraftKey(publicId, { replyTo: root.id });
  if (isRemoved(root)) return <p className="parley-note">{words.gone}</p>;

  function close() {
    reply.close();
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function send(body: string) {
    const outcome = await create({ body, parentId: root.id });
    if (outcome.kind === 'done') close();
    return outcome;
  }

  if (!reply.isOpen) {
    return (
      <Button
        icon={Reply}
        ref={opener}
        variant="quiet"
        size="small"
        className="parley-flush parley-comment-reply-open"
        onClick={reply.show}
      >
        {drafts.read(draftKey) === '' ? words.open : words.resume}
      </Button>
    );
  }
  return (
    <CommentComposer
      publicId={publicId}
      draftKey={draftKey}
      people={known}
      label={words.label(authorOf(root))}
      placeholder={words.placeholder}
      submitLabel={words.send}
      failedTitle={words.failed}
      send={send}
      cancel={{ label: words.close, keepsDraft: true, onCancel: close }}
    />
  );
}
