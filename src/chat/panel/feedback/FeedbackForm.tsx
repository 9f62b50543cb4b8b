import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { onEscape } from '../../../ui/layers/takeEscape.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import type { FeedbackReason } from '../model/Feedback.js';
import type { FeedbackDraft } from './feedbackDrafts.js';

export interface FeedbackFormProps {
  draft: FeedbackDraft;
  onChange: (change: Partial<FeedbackDraft>) => void;
  onSend: () => void;
  /** Closes the form. The draft is kept. */
  onClose: () => void;
  /** True if the user has just opened the form. One that is only mounted again leaves the focus alone. */
  takesFocus: boolean;
}

/** Asks for a reason, if the answer was bad, and for a comment. Renders a `<form>`. */
export function FeedbackForm({ draft: { rating, reason, comment }, onChange, onSend, onClose, takesFocus }: FeedbackFormProps) {
  const words = useActingLabels();
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const isBad = rating === 'bad';
  useEffect(() => {
    if (!takesFocus) return;
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    // The conversation takes a frame to keep the pressed button in its place.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => form.current?.scrollIntoView?.({ block: 'nearest' })));
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  return (
    <form
      ref={form}
      aria-labelledby={isBad ? headingId : undefined}
      aria-label={isBad ? undefined : words.addComment}
      data-slot="feedback-form"
      className="parley-feedback-form"
      {...onEscape(onClose)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {isBad && (
        <fieldset className="parley-feedback-reasons">
          <legend id={headingId}>{words.whatWasWrong}</legend>
          {reasons.map((one, index) => (
            <Button
              key={one}
              size="small"
              aria-pressed={one === reason}
              data-first={index === 0 ? '' : undefined}
              onClick={() => onChange({ reason: one === reason ? undefined : one })}
            >
              {words.reasons[one]}
            </Button>
          ))}
        </fieldset>
      )}
      <textarea
        aria-label={words.comment}
        placeholder={words.comment}
        rows={2}
        maxLength={maxCharacters}
        value={comment}
        dir="auto"
        className="parley-feedback-comment"
        data-first={isBad ? undefined : ''}
        onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
      />
      <div className="parley-feedback-actions">
        <Button type="submit" variant="primary" size="small">
          {words.sendFeedback}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.skip}
        </Button>
      </div>
    </form>
  );
}

const reasons: readonly FeedbackReason[] = ['numbers', 'question', 'chart', 'speed', 'other'];
const maxCharacters = 4_000;
