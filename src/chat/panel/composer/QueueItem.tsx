import { ArrowDown, ArrowUp, CornerDownLeft, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { QueuedQuestion } from '../../store/QueuedQuestion.js';
import { usePanel } from '../context/PanelContext.js';

interface QueueItemProps {
  question: QueuedQuestion;
  position: number;
  count: number;
}

/** One waiting question with its actions. */
export function QueueItem({ question, position, count }: QueueItemProps) {
  const [isEditing, setEditing] = useState(false);
  const { getSnapshot, moveQueued, removeQueued, sendQueued, pauseQueue } = useChatActions();
  const [wasPaused, setWasPaused] = useState(false);
  const { returnFocus } = usePanel();
  const words = useAskingLabels();
  const { id, content } = question;

  // The question must not be sent with its old text meanwhile.
  const edit = (isOn: boolean) => {
    setEditing(isOn);
    if (isOn) setWasPaused(getSnapshot().isQueuePaused);
    pauseQueue(isOn || wasPaused);
  };
  const andReturn = (act: () => unknown) => () => {
    act();
    returnFocus();
  };
  if (isEditing) return <EditedItem question={question} onEnd={andReturn(() => edit(false))} />;
  return (
    <li data-slot="queued-question" className="parley-queued">
      <span dir="auto" className="parley-queued-text" title={content}>
        {content}
      </span>
      <span className="parley-queued-actions">
        {count > 1 && (
          <>
            <IconButton
              icon={ArrowUp}
              label={words.moveUp}
              size="small"
              isBlocked={position === 0}
              onClick={() => moveQueued(id, position - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={words.moveDown}
              size="small"
              isBlocked={position === count - 1}
              onClick={() => moveQueued(id, position + 1)}
            />
          </>
        )}
        <IconButton icon={Pencil} label={words.editQueued} size="small" onClick={() => edit(true)} />
        <IconButton
          icon={CornerDownLeft}
          label={words.sendNow}
          size="small"
          data-slot="send-queued"
          onClick={andReturn(() => sendQueued(id))}
        />
        <IconButton icon={X} label={words.removeQueued} size="small" onClick={andReturn(() => removeQueued(id))} />
      </span>
    </li>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function EditedItem({ question: { id, content }, onEnd }: { question: QueuedQuestion; onEnd: () => void }) {
  const [text, setText] = useState(content);
  const { editQueued } = useChatActions();
  const { common } = useLabels();
  const words = useAskingLabels();
  const save = () => {
    editQueued(id, text.trim());
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (takeEscape(event)) onEnd();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };
  return (
    <li data-slot="queued-question" className="parley-queued" data-state="editing">
      <textarea
        ref={focusAtEnd}
        rows={2}
        dir="auto"
        value={text}
        aria-label={words.editQueued}
        className="parley-queued-field"
        data-takes-escape=""
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" onClick={save}>
        {words.saveQueued}
      </Button>
      <Button size="small" variant="quiet" onClick={onEnd}>
        {common.cancel}
      </Button>
    </li>
  );
}
