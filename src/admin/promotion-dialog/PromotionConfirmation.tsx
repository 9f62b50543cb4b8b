'use client';

import { type ComponentProps, useId } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { Checkbox } from '../../ui/fields/Checkbox.js';
import { partClass } from '../../ui/partClass.js';
import { usePromotion } from './PromotionContext.js';
import { PromotionFailureNotice, PromotionNotice } from './PromotionFailureNotice.js';
import { usePromotionWords } from './usePromotionWords.js';

/** Describes the effect, asks if edits may be overwritten, and shows the outcome of an attempt. Renders a `<div>`. */
export function PromotionConfirmation({ className, ...props }: ComponentProps<'div'>) {
  const { flow, isHeld } = usePromotion();
  const { words, deployment, effect } = usePromotionWords();
  const { number } = useFormats();
  const { state } = flow;
  const overrideId = useId();
  if (!('override' in state)) return null;
  const { preview, choice } = state;
  const isSettled = state.step === 'confirming' || state.step === 'failed';
  return (
    <div data-slot="promotion-confirmation" className={partClass('promotion-confirmation', className)} {...props}>
      <div>
        <p className="parley-promotion-effect">{effect(state)}</p>
        <p className="parley-promotion-effect-note">{words.confirm.wholeOrNothing(preview.reportCount, number(preview.reportCount))}</p>
      </div>
      {preview.destinationWasDiverged && (
        <label htmlFor={overrideId} className="parley-promotion-override">
          <Checkbox
            id={overrideId}
            checked={state.override}
            disabled={!isSettled || isHeld}
            onChange={({ target }) => flow.setOverride(target.checked)}
          />
          <span className="parley-promotion-choice-words">
            <span className="parley-promotion-choice-name">{words.confirm.override(deployment(choice.targetDeploymentId))}</span>
            <span className="parley-promotion-choice-note">{words.confirm.overrideHint}</span>
          </span>
        </label>
      )}
      {state.step === 'failed' && <PromotionFailureNotice failure={state.failure} />}
      {state.step === 'unknown' && <PromotionNotice words={words.failure.unknown} error={state.failure.error} />}
    </div>
  );
}
