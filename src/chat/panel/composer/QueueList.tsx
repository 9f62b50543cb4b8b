import { useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { isRunning } from '../../store/isRunning.js';
import { usePanel } from '../context/PanelContext.js';
import { QueueItem } from './QueueItem.js';

/** The questions that wait for the running answer. After a failure or a stop it says that it is paused, and sends on request. */
export function QueueList() {
  const queue = useChatSelector((snapshot) => snapshot.queue);
  const isPaused = useChatSelector((snapshot) => snapshot.isQueuePaused && !isRunning(snapshot));
  const { sendQueued } = useChatActions();
  const { returnFocus } = usePanel();
  const { chat } = useLabels();
  const words = useAskingLabels();
  const why = queue.some(({ isRestored }) => isRestored) ? words.queueKept : words.queuePaused;
  const headingId = useId();
  useQueueAnnouncements(queue.length, isPaused ? why : undefined);
  if (queue.length === 0) return null;
  const resume = () => {
    void sendQueued();
    returnFocus();
  };
  return (
    <section aria-labelledby={headingId} data-slot="queue" data-state={isPaused ? 'paused' : 'waiting'} className="parley-queue">
      <div className="parley-queue-head">
        <h3 id={headingId} className="parley-queue-heading">
          {words.queue}
        </h3>
        {isPaused && (
          <>
            <span className="parley-queue-paused">{why}</span>
            <Button size="small" onClick={resume}>
              {chat.send}
            </Button>
          </>
        )}
      </div>
      <ol className="parley-queue-list">
        {queue.map((question, position) => (
          <QueueItem key={question.id} question={question} position={position} count={queue.length} />
        ))}
      </ol>
    </section>
  );
}

function useQueueAnnouncements(count: number, whyPaused: string | undefined): void {
  const words = useAskingLabels();
  const announce = useAnnounce();
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && whyPaused === undefined) announce(words.queued);
    before.current = count;
  }, [count, whyPaused, announce, words]);
  useEffect(() => {
    if (whyPaused !== undefined) announce(whyPaused);
  }, [whyPaused, announce]);
}
