'use client';
import { type KeyboardEvent, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useDraft } from '../../../data/provider/useDraft.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';
import type { Mentionable } from './mentionText.js';
import { type MentionField, useMentionField } from './useMentionField.js';

/** The maximum length of a comment (docs/contract/limits.md#lists-and-bodies). */
export const maxCommentLength = 10_000;

/** The options of `useCommentComposer`. */
export interface CommentComposerOptions {
  /** The public id of the dashboard. */
  readonly publicId: string;
  /** The key of the stored draft. Create it with `commentDraftKey`. */
  readonly draftKey: string;
  /** Resolves the mentions in a stored draft or in `initialBody`. */
  readonly people: readonly Mentionable[];
  /** The present text, when an existing comment is edited. */
  readonly initialBody?: string | undefined;
  /** Sends the text. The draft is cleared after success and kept otherwise. */
  send(body: string): Promise<ActionOutcome>;
  /** Called for Escape, unless something else handles it. */
  readonly onEscape?: (() => void) | undefined;
}

/** The state and actions of a comment being written. Renders nothing. */
export interface CommentComposition {
  /** The `<textarea>` and its search for people to mention. */
  readonly field: MentionField;
  /** The text to send: trimmed, with mentions as `@username`. */
  readonly body: string;
  /** The number of characters left; negative if the text is too long. */
  readonly charactersLeft: number;
  /** False while the text is empty, too long, unchanged or being sent. */
  readonly canSend: boolean;
  /** True while the text is being sent. */
  readonly isBusy: boolean;
  /** The reason why sending failed. */
  readonly error: ServiceError | undefined;
  /** Sends the text. Does nothing unless `canSend` is true. */
  submit(): Promise<void>;
  /** Discards the draft. */
  discard(): void;
}

/** Returns the key of the draft for a new thread, a reply or an edited comment. */
export function commentDraftKey(publicId: string, place: 'new' | { readonly replyTo: number } | { readonly edit: number }): string {
  const of = place === 'new' ? 'new' : 'replyTo' in place ? `reply ${place.replyTo}` : `edit ${place.edit}`;
  return `comments ${publicId} ${of}`;
}

/** Manages a new comment: draft, mentions, length limit and sending. Ctrl+Enter or Cmd+Enter sends it. */
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
    } else if (onEscape !== undefined && !progress.isBusy && takeEscape(event)) onEscape();
  }

  const field = useMentionField({ publicId, body: typed, onBodyChange: change, people, onKeyDown });
  return { field, body, charactersLeft, canSend, isBusy: progress.isBusy, error: progress.error, submit, discard };
}
