'use client';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDraft } from '../../../data/memory/useDraft.js';
import { isOfInputMethod } from '../../../react/isOfInputMethod.js';
import { errorWords } from '../../../react/labels/errorWords.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { isRunning } from '../../store/isRunning.js';
import type { ComposerParts } from '../ComposerContext.js';
import { usePanel } from '../PanelContext.js';
import { type CannotSend, cannotSendReason } from './cannotSendReason.js';

/** The state of the composer: its draft, what keeps it from being sent, and its keys. */
export function useComposerState(): ComposerParts {
  const { composer } = usePanel();
  const store = useChatActions();
  const isBusy = useChatSelector(isRunning);
  const cannotSend = useChatSelector(cannotSendReason);
  const [text, setText] = useDraft(useChatSelector(({ chatId }) => chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const putAside = useRef('');
  const hintId = useId();

  const isTooLong = text.length > maxLength;
  const waitsFor = useWaitsFor();
  const [isHeldBack, setHeldBack] = useState(false);
  if (isHeldBack && (waitsFor === undefined || text.trim() === '')) setHeldBack(false);
  const hint = useHint(cannotSend, isTooLong) ?? (isHeldBack ? waitsFor : undefined);
  const announce = useAnnounce();
  const focus = useCallback(() => field.current?.focus(), []);
  const canSend = !isBusy && cannotSend === undefined && !isTooLong && text.trim() !== '';

  useEffect(() => {
    const fill = (words: string) => {
      if (text.trim() !== '' && text !== words) putAside.current = text;
      setText(words);
      focus();
    };
    composer.current = { focus, fill };
    return () => {
      composer.current = undefined;
    };
  }, [composer, text, setText, focus]);

  function send() {
    if (!canSend || !store.send(text.trim())) return explainWhyNotSent();
    setText(putAside.current);
    putAside.current = '';
  }

  /** Keeps the typed text and explains why it was not sent. */
  function explainWhyNotSent() {
    if (text.trim() === '') return;
    setHeldBack(waitsFor !== undefined);
    announce(hint ?? waitsFor ?? '');
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && isBusy) {
      event.stopPropagation();
      void store.stop();
    } else if (event.key === 'ArrowUp' && text === '') {
      const last = store.getSnapshot().turns.findLast(({ question }) => question !== undefined)?.question?.content;
      if (last === undefined || isBusy) return;
      event.preventDefault();
      setText(last);
    }
  }

  return {
    text,
    canSend,
    isRunning: isBusy,
    hint,
    setText,
    send,
    focus,
    hintId,
    isHintHidden: isSaidElsewhere(cannotSend),
    fieldRef: field,
    onKeyDown,
  };
}

function useHint(cannotSend: CannotSend | undefined, isTooLong: boolean): string | undefined {
  const labels = useLabels();
  const { chat } = labels;
  const error = useChatSelector((snapshot) => snapshot.error);
  const words: Record<CannotSend, string> = {
    offline: chat.offline,
    busy: chat.busyElsewhere,
    denied: errorWords(labels, error ?? { kind: 'permission' }).title,
  };
  if (isTooLong) return chat.messageTooLong;
  return cannotSend && words[cannotSend];
}

/** The reason the next question has to wait. */
function useWaitsFor(): string | undefined {
  const { chat } = useLabels();
  const isBusy = useChatSelector(isRunning);
  const isLoading = useChatSelector((snapshot) => snapshot.isLoading);
  if (isBusy) return chat.waitForAnswer;
  return isLoading ? chat.loadingThread : undefined;
}

/** `ChatError` and the turn already show these, with the recovery action. */
function isSaidElsewhere(cannotSend: CannotSend | undefined): boolean {
  return cannotSend === 'busy' || cannotSend === 'denied';
}

/** Far longer than any question, and short enough to keep typing fluent. */
const maxLength = 50_000;
