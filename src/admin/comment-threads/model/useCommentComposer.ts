'use client';
import { type KeyboardEvent, useState } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import { useDraft } from '../../../data/memory/useDraft.js';
import type { ActOutcome } from '../../kit/events/WidgetEvents.js';
import type { Mentionable } from './mentionText.js';
import { type MentionField, useMentionField } from './useMentionField.js';

/** The longest comment that the service takes (docs/contract/limits.md#lists-and-bodies). */
export const maxCommentLength = 10_000;

export interface CommentComposerOptions {
  readonly publicId: string;
  /** By what the unsent text is found again; made by `commentDraftKey`. */
  readonly draftKey: string;
  readonly people: readonly Mentionable[];
  /** The text of a comment that is edited. */
  readonly initialBody?: string | undefined;
  /** Sends the text. The draft goes once it is done, and stays otherwise. */
  send(body: string): Promise<ActOutcome>;
  /** Called for Escape, where nothing else takes it. */
  readonly onEscape?: (() => void) | undefined;
}

/** One comment that is being written. Renders nothing. */
export interface CommentComposition {
  readonly field: MentionField;
  /** What is sent: mentions as `@username`, without white space at the ends. */
  readonly body: string;
  /** How many characters may still be typed; below zero there are too many. */
  readonly charactersLeft: number;
  readonly canSend: boolean;
  readonly isBusy: boolean;
  /** Why it was not sent. */
  readonly error: ServiceError | undefined;
  submit(): Promise<void>;
  /** Forgets the draft. */
  discard(): void;
}

/** Where a draft is kept: that of a new thread, of a reply to one, or of a comment that is edited. */
export function commentDraftKey(publicId: string, place: 'new' | { readonly replyTo: number } | { readonly edit: number }): string {
  const of = place === 'new' ? 'new' : 'replyTo' in place ? `reply ${place.replyTo}` : `edit ${place.edit}`;
  return `comments ${publicId} ${of}`;
}

/** The logic of writing a comment: draft, mentions, limit, sending. Control or Command with Enter sends. */
export function useCommentComposer(options: CommentComposerOptions): CommentComposition {
  const { publicId, draftKey, people, initialBody = '', send, onEscape } = options;
  const [stored, setStored] = useDraft(draftKey);
  const [isTouched, setTouched] = useState(false);
  const [progress, setProgress] = useState<{ readonly isBusy: boolean; readonly error?: ServiceError }>({ isBusy: false });
  const typed = stored !== '' || isTouched ? stored : initialBody;
  const body = typed.trim();
  const charactersLeft = maxCommentLength - body.length;
  const canSend = body !== '' && charactersLeft >= 0 && !progress.isBusy && body !== initialBody.trim();

  function change(text: string) {
    setTouched(true);
    setStored(text);
  }

  function discard() {
    setTouched(false);
    setStored('');
    setProgress({ isBusy: false });
  }

  async function submit() {
    if (!canSend) return;
    setProgress({ isBusy: true });
    const outcome = await send(body);
    if (outcome.kind === 'done') discard();
    else setProgress({ isBusy: false, ...(outcome.kind === 'failed' && { error: outcome.error }) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onEscape !== undefined && !progress.isBusy) {
      event.stopPropagation();
      onEscape();
    }
  }

  const field = useMentionField({ publicId, body: typed, onBodyChange: change, people, onKeyDown });
  return { field, body, charactersLeft, canSend, isBusy: progress.isBusy, error: progress.error, submit, discard };
}
