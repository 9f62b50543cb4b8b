import { useState } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { onEscape } from '../../../ui/layers/takeEscape.js';
import { useLabels } from '../../hooks/useLabels.js';

export interface ThreadDeletionProps {
  title: string;
  onDelete: () => Promise<void>;
  onLeave: () => void;
}

/** Asks before a thread is deleted, which cannot be undone. Renders a `<div role="group">`. */
export function ThreadDeletion({ title, onDelete, onLeave }: ThreadDeletionProps) {
  const { chat, common } = useLabels();
  const [isBusy, setBusy] = useState(false);
  const question = chat.deleteThreadQuestion(title);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a confirmation is not a fieldset
    <div role="group" aria-label={question} className="parley-thread-form" {...onEscape(onLeave)}>
      <p>{question}</p>
      <Button autoFocus size="small" variant="quiet" onClick={onLeave}>
        {common.cancel}
      </Button>
      <Button size="small" isBusy={isBusy} onClick={confirm}>
        {chat.deleteThread}
      </Button>
    </div>
  );
}
