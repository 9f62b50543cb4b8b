'use client';

import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { usePromotion } from './PromotionContext.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The outcome of the promotion, and the next step. Renders a `<div role="status">`. */
export function PromotionOutcome({ className, ...props }: ComponentProps<'div'>) {
  const { flow } = usePromotion();
  const { words, deployment, targetName } = usePromotionWords();
  const { state } = flow;
  if (state.step !== 'done') return null;
  const { outcome, target, overrideRequested, destinationWasDiverged } = state.promotion;
  const sentence = { title: words.outcome.other, next: undefined, ...sentencesOf(words.outcome)[outcome] };
  return (
    <div
      role="status"
      data-slot="promotion-outcome"
      data-outcome={outcome}
      className={partClass('promotion-outcome', className)}
      {...props}
    >
      <Icon of={CircleCheck} size={20} className="parley-promotion-outcome-icon" />
      <div>
        <p className="parley-promotion-effect">
          {sentence.title(target?.name ?? targetName(), deployment(state.choice.targetDeploymentId))}
        </p>
        {sentence.next !== undefined && <p className="parley-promotion-effect-note">{sentence.next}</p>}
        {overrideRequested && destinationWasDiverged && <p className="parley-promotion-effect-note">{words.outcome.replacedEdits}</p>}
      </div>
    </div>
  );
}

type OutcomeWords = ReturnType<typeof usePromotionWords>['words']['outcome'];

function sentencesOf(words: OutcomeWords): Readonly<Record<string, { title: OutcomeWords['other']; next: string }>> {
  return {
    created: { title: words.created, next: words.createdNext },
    updated: { title: words.updated, next: words.updatedNext },
    unchanged: { title: words.unchanged, next: words.unchangedNext },
  };
}
