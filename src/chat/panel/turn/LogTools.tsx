import { useEffect, useRef } from 'react';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { QuoteButton, type QuoteButtonProps } from './QuoteButton.js';

/** Parts of the turn list that load after the first question. */
export function LogTools(props: QuoteButtonProps) {
  useHeldQueue();
  return <QuoteButton {...props} />;
}

/** Pauses the queue while the chat is read-only and then resumes it, unless it was already paused. */
function useHeldQueue(): void {
  const { getSnapshot, pauseQueue } = useChatActions();
  const isHeld = useHidden('ask');
  const heldId = useRef<string>(undefined);
  useEffect(() => {
    const { queue, isQueuePaused } = getSnapshot();
    const id = queue[0]?.id;
    if (isHeld && id !== undefined && !isQueuePaused) {
      heldId.current = id;
      pauseQueue(true);
    } else if (!isHeld && heldId.current !== undefined) {
      if (heldId.current === id) pauseQueue(false);
      heldId.current = undefined;
    }
  }, [getSnapshot, pauseQueue, isHeld]);
}
