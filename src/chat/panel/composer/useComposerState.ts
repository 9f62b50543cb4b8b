'use client';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDraft } from '../../../data/provider/useDraft.js';
import { errorWords } from '../../../react/labels/errorWords.js';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { isRunning } from '../../store/isRunning.js';
import type { PutAsideDraft } from '../../store/memory/putAside.js';
import type { ComposerParts, EditedTurn } from '../context/ComposerContext.js';
import { usePanel } from '../context/PanelContext.js';
import { type ChatQuota, isUsedUp } from '../model/ChatQuota.js';
import { type CannotSend, cannotSendReason } from '../model/cannotSendReason.js';
import { usePutAside } from './usePutAside.js';
import { useRequestedDraft } from './useRequestedDraft.js';

/** The state of the composer: its draft, what keeps it from being sent, and its keys. */
export function useComposerState(quota?: ChatQuota): Omit<ComposerParts, 'completions'> {
  const { composer: composerRef } = usePanel();
  const store = useChatActions();
  const isBusy = useChatSelector(isRunning);
  const cannotSend = useChatSelector(cannotSendReason) ?? (isUsedUp(quota) ? 'quota' : undefined);
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const [text, setText] = useDraft(chatId);
  const [aside, setAside] = usePutAside(chatId);
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<ComposerParts['keys']['current']>(undefined);
  const lastTurnId = useChatSelector(({ turns }) => turns.at(-1)?.id);
  // The thread or the last turn has changed: the text stays and becomes a new question.
  const editing = useMemo(() => editedTurn(aside, lastTurnId), [aside, lastTurnId]);
  const hintId = useId();

  const isTooLong = text.length > maxLength;
  const waitsFor = useWaitsFor();
  const [isHeldBack, setHeldBack] = useState(false);
  if (isHeldBack && (waitsFor === undefined || text.trim() === '')) setHeldBack(false);
  const hint = useHint(cannotSend, isTooLong) ?? (isHeldBack ? waitsFor : undefined);
  const announce = useAnnounce();
  const focus = useCallback(() => field.current?.focus(), []);
  const canSend = !isBusy && cannotSend === undefined && !isTooLong && text.trim() !== '';

  const put = useCallback(
    (words: string, turn?: EditedTurn) => {
      const before = aside?.text ?? '';
      setAside({ ...turn, text: text.trim() === '' || text === words ? before : joined(before, text) });
      setText(words);
    },
    [aside, setAside, text, setText],
  );

  useRequestedDraft(
    useCallback(
      ({ text: words, focus: takesFocus }) => {
        if (words === '') setText('');
        else if (words !== undefined) put(words);
        if (takesFocus) focus();
      },
      [put, setText, focus],
    ),
  );

  useEffect(() => {
    const fill = (words: string, turn?: EditedTurn) => {
      put(words, turn);
      focus();
    };
    const insert = (words: string) => {
      setText(joined(words, text));
      focus();
    };
    const edit = (turn: EditedTurn) => (editing === undefined ? fill(turn.question, turn) : focus());
    composerRef.current = { focus, fill, insert, edit };
    return () => {
      composerRef.current = undefined;
    };
  }, [composerRef, put, setText, text, focus, editing]);

  function send() {
    const question = text.trim();
    const waits = isBusy && !isTooLong && cannotSend === undefined;
    const isTaken = waits ? store.enqueue(question) : canSend && store.send(question, { replaces: editing?.turnId });
    if (!isTaken) return explainWhyNotSent();
    restore();
  }

  function restore() {
    setText(aside?.text ?? '');
    setAside({ text: '' });
  }

  function cancelEditing() {
    restore();
    focus();
  }

  /** Keeps the typed text and explains why it was not sent. */
  function explainWhyNotSent() {
    if (text.trim() === '') return;
    setHeldBack(waitsFor !== undefined);
    announce(hint ?? waitsFor ?? '');
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isOfInputMethod(event) || keys.current?.(event) === true) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if ((editing !== undefined || isBusy) && takeEscape(event)) {
      if (editing === undefined) void store.stop();
      else cancelEditing();
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
    field,
    editing,
    cancelEditing,
    keys,
    onKeyDown,
  };
}

function editedTurn(aside: PutAsideDraft | undefined, lastTurnId: string | undefined): EditedTurn | undefined {
  const { turnId, question } = aside ?? {};
  return turnId !== undefined && question !== undefined && turnId === lastTurnId ? { turnId, question } : undefined;
}

/** Nothing that was typed is lost, however often the text is replaced. */
function joined(before: string, text: string): string {
  return before === '' ? text : `${before}\n\n${text}`;
}

function useHint(cannotSend: CannotSend | 'quota' | undefined, isTooLong: boolean): string | undefined {
  const labels = useFirstLabels();
  const { chat } = labels;
  const error = useChatSelector((snapshot) => snapshot.error);
  const words: Record<CannotSend | 'quota', string> = {
    offline: chat.offline,
    busy: chat.busyElsewhere,
    denied: errorWords(labels, error ?? { kind: 'permission' }).title,
    quota: labels.errorReasons.quota.title,
  };
  if (isTooLong) return chat.messageTooLong;
  return cannotSend && words[cannotSend];
}

/** The reason the next question has to wait. */
function useWaitsFor(): string | undefined {
  const { chat } = useFirstLabels();
  const isBusy = useChatSelector(isRunning);
  const isLoading = useChatSelector((snapshot) => snapshot.isLoading);
  if (isBusy) return chat.waitForAnswer;
  return isLoading ? chat.loadingThread : undefined;
}

/** `ChatError` and the turn already show these, with the recovery action. */
function isSaidElsewhere(cannotSend: CannotSend | 'quota' | undefined): boolean {
  return cannotSend === 'busy' || cannotSend === 'denied';
}

/** Far longer than any question, and short enough to keep typing fluent. */
const maxLength = 50_000;
