'use client';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDraft } from '../../data/memory/useDraft.js';
import { errorWords } from '../../labels/errorWords.js';
import { useLabels } from '../../react/useLabels.js';
import { useAnnounce } from '../../ui/announcer/Announcer.js';
import { partClass } from '../../ui/partClass.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { type CannotSend, cannotSendReason, isRunning } from './cannotSendReason.js';
import { usePanel } from './PanelContext.js';
import { SendButton } from './SendButton.js';

export interface ComposerProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The placeholder of the field. Default: the labels' placeholder. */
  placeholder?: string | undefined;
}

/**
 * The message field. Enter sends, or shows why sending is not possible. Shift+Enter adds a line, Escape stops a running answer, and Arrow
 * Up in the empty field edits the last question. Unsent text is kept for each thread, and a question that the service had not received yet
 * is restored after a reload. Renders a `<form>`.
 */
export function Composer({ placeholder, className, ...props }: ComposerProps) {
  const { chat } = useLabels();
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
  const canSend = !isBusy && cannotSend === undefined && !isTooLong && text.trim() !== '';

  useEffect(() => {
    const focus = () => field.current?.focus();
    const fill = (words: string) => {
      if (text.trim() !== '' && text !== words) putAside.current = text;
      setText(words);
      focus();
    };
    composer.current = { focus, fill };
    return () => {
      composer.current = undefined;
    };
  }, [composer, text, setText]);

  function submit() {
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
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
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

  return (
    <form
      data-slot="composer"
      data-state={isBusy ? 'running' : hint === undefined ? 'ready' : 'blocked'}
      className={partClass('composer', className)}
      onSubmit={(event) => event.preventDefault()}
      {...props}
    >
      {hint !== undefined && (
        <p id={hintId} className={isSaidElsewhere(cannotSend) ? 'parley-visually-hidden' : 'parley-composer-hint'}>
          {hint}
        </p>
      )}
      {/* The copy behind the field makes it grow: both are in one grid cell. */}
      <div className="parley-composer-field" data-text={`${text} `}>
        <textarea
          ref={field}
          rows={1}
          // With `dir="auto"` an empty field would be left to right, with its placeholder on the wrong side.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          aria-label={chat.message}
          aria-describedby={hint === undefined ? undefined : hintId}
          placeholder={placeholder ?? chat.placeholder}
          enterKeyHint="send"
          className="parley-composer-input"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SendButton canSend={canSend} onSend={submit} />
      </div>
    </form>
  );
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

/** Safari ends a composition before the key event that caused it; key code 229 marks keys that belong to a composition. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/** Far longer than any question, and short enough to keep typing fluent. */
const maxLength = 50_000;
