'use client';
import { type ComponentProps, useEffect, useId } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { partClass } from '../../ui/partClass.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';
import { MentionList } from './MentionList.js';
import type { Mentionable } from './model/mentionText.js';
import { maxCommentLength, useCommentComposer } from './model/useCommentComposer.js';

export interface CommentComposerProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The public id of the dashboard. */
  publicId: string;
  /** The key of the stored draft. Create it with `commentDraftKey`. */
  draftKey: string;
  /** People with their names, for mentions in a stored draft or in `initialBody`. */
  people: readonly Mentionable[];
  /** The accessible name of the field. */
  label: string;
  /** The placeholder of the field. */
  placeholder?: string | undefined;
  /** The label of the submit button. */
  submitLabel: string;
  /** The title of the error if sending fails. */
  failedTitle: string;
  /** Called with the text to send, with mentions as `@username`. */
  send: (body: string) => Promise<ActionOutcome>;
  /** The present text, when an existing comment is edited. */
  initialBody?: string | undefined;
  /** Adds a cancel button. If `keepsDraft` is false, cancelling discards the draft. */
  cancel?: { readonly label: string; readonly keepsDraft: boolean; readonly onCancel: () => void } | undefined;
}

/**
 * A field for writing a comment. `@` mentions people, Control+Enter or Command+Enter sends, Escape closes. Renders a
 * `<form>`.
 */
export function CommentComposer(props: CommentComposerProps) {
  const { publicId, draftKey, people, label, placeholder, submitLabel, failedTitle, send, initialBody, cancel, className, ...native } =
    props;
  const noteId = useId();
  const composer = useCommentComposer({ publicId, draftKey, people, initialBody, send, onEscape: cancel?.onCancel });
  const { field, charactersLeft, canSend, isBusy, error } = composer;
  const opensFocused = cancel !== undefined;
  const fieldRef = useMergedRef(field.ref, undefined);
  const isCounted = charactersLeft <= countedFrom;

  useEffect(() => {
    const element = field.ref.current;
    if (!opensFocused || element === null) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [opensFocused, field.ref]);

  return (
    <form
      data-slot="comment-composer"
      data-state={isBusy ? 'busy' : charactersLeft < 0 ? 'too-long' : 'ready'}
      className={partClass('comment-composer parley-stack', className)}
      onSubmit={(event) => {
        takeSubmit(event);
        void composer.submit();
      }}
      data-takes-escape={cancel === undefined || isBusy ? undefined : ''}
      {...native}
    >
      <div className="parley-comment-field">
        {/* The copy behind the field makes it grow: both share one grid cell. */}
        <div className="parley-comment-grow" data-text={`${field.text} `}>
          <textarea
            ref={fieldRef}
            rows={1}
            dir={field.text === '' ? undefined : 'auto'}
            aria-label={label}
            aria-invalid={charactersLeft < 0 || undefined}
            aria-describedby={isCounted ? noteId : undefined}
            placeholder={placeholder}
            readOnly={isBusy}
            className="parley-comment-input"
            {...field.fieldProps}
          />
        </div>
        <div className="parley-line parley-gap-s parley-at-end parley-comment-field-foot">
          {isCounted && <CharactersLeft id={noteId} count={charactersLeft} />}
          {cancel !== undefined && (
            <Button
              variant="quiet"
              size="small"
              disabled={isBusy}
              onClick={() => {
                if (!cancel.keepsDraft) composer.discard();
                cancel.onCancel();
              }}
            >
              {cancel.label}
            </Button>
          )}
          <Button type="submit" variant="primary" size="small" isBusy={isBusy} disabled={!canSend && !isBusy}>
            {submitLabel}
          </Button>
        </div>
      </div>
      <MentionList field={field} />
      {error !== undefined && <ActionFailure error={error} title={failedTitle} />}
    </form>
  );
}

function CharactersLeft({ id, count }: { id: string; count: number }) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  return (
    <span
      id={id}
      aria-live={count <= readOutFrom ? 'polite' : 'off'}
      data-state={count < 0 ? 'over' : 'within'}
      className="parley-field-counter parley-caption parley-to-start"
    >
      {common.charactersLeft(count, number(Math.abs(count)))}
    </span>
  );
}

/** A counter is of no use while much space is left. */
const countedFrom = maxCommentLength / 10;
const readOutFrom = 10;
