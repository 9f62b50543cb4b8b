'use client';
import { useEffect } from 'react';
import { usePersonalMemory } from '../../data/provider/usePersonalMemory.js';
import { useLatest } from '../../react/state/useLatest.js';
import type { ChatStore } from '../store/ChatStore.js';
import { isRunning } from '../store/isRunning.js';
import { chatMemoryOf } from './chatMemory.js';
import { useFirstLabels } from './useFirstLabels.js';

/** Shows a system notification when an answer ends in a hidden tab, if the user has turned notifications on. */
export function useAnswerNotice(store: ChatStore): void {
  const { notices } = chatMemoryOf(usePersonalMemory());
  const { chat } = useFirstLabels();
  const words = useLatest(chat);
  useEffect(() => {
    let wasRunning = isRunning(store.getSnapshot());
    return store.subscribe(() => {
      const { status, turns, chatId } = store.getSnapshot();
      const hasEnded = wasRunning && !isRunning({ status });
      wasRunning = isRunning({ status });
      const turn = turns.at(-1);
      if (!hasEnded || !document.hidden || turn === undefined || !notices.isOn()) return;
      const { answerReady, answerFailed } = words.current;
      notify(turn.state === 'done' ? answerReady : answerFailed, turn.question?.content ?? '', chatId);
    });
  }, [store, notices, words]);
}

/** Shows the question but not the answer, because others may see it on a locked screen. */
function notify(title: string, question: string, tag: string | undefined): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body: question.slice(0, maxBodyLength), ...(tag !== undefined && { tag }) });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // On some phones, only service workers can show notifications.
  }
}

const maxBodyLength = 200;
