'use client';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { PromotionOutcomeLabels } from './labels/PromotionLabels.js';
import { promotionDialogWidget, usePromotionLabels, usePromotionNames } from './promotionDialogWidget.js';

/** The outcome of the promotion, and the next step. Renders a `<div role="status">`. */
export function PromotionOutcome({ className, ...props }: ComponentProps<'div'>) {
  const { outcome: words } = usePromotionLabels();
  const { deployment, targetName } = usePromotionNames();
  const state = promotionDialogWidget.useSelector(({ model }) => model.flow.state);
  if (state.step !== 'done') return null;
  const { outcome, target, overrideRequested, destinationWasDiverged } = state.promotion;
  const { title, next } = textsOf(outcome, words);
  return (
    <div
      role="status"
      data-slot="promotion-outcome"
      data-outcome={outcome}
      className={partClass('promotion-outcome parley-remark', className)}
      {...props}
    >
      <Icon of={CircleCheck} size={20} className="parley-success" />
      <div className="parley-stack parley-gap-s">
        <p className="parley-heading">{title(target?.name ?? targetName, deployment(state.choice.targetDeploymentId))}</p>
        {next !== undefined && <p className="parley-note">{next}</p>}
        {overrideRequested && destinationWasDiverged && <p className="parley-note">{words.replacedEdits}</p>}
      </div>
    </div>
  );
}

function textsOf(outcome: string, words: PromotionOutcomeLabels) {
  switch (outcome) {
    case 'created':
      return { title: words.created, next: words.createdNext };
    case 'updated':
      return { title: words.updated, next: words.updatedNext };
    case 'unchanged':
      return { title: words.unchanged, next: words.unchangedNext };
    default:
      return { title: words.other, next: undefined };
  }
}
