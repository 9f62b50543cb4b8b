'use client';
import { Check, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { type PromotionStage, promotionDialogWidget, stageOf } from './promotionDialogWidget.js';
import { usePromotionLabels } from './usePromotionLabels.js';

/** The progress of the promotion as one short line. Renders an `<ol>`. */
export function PromotionSteps({ className, ...props }: ComponentProps<'ol'>) {
  const { steps: words } = usePromotionLabels();
  const current = promotionDialogWidget.use(({ model }) => order.indexOf(stageOf[model.flow.state.step]));
  return (
    <ol aria-label={words.label} data-slot="promotion-steps" className={partClass('promotion-steps', className)} {...props}>
      {shown.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          className="parley-promotion-step"
        >
          {index > 0 && <Icon of={ChevronRight} size={14} className="parley-promotion-arrow" />}
          {index < current && <Icon of={Check} size={14} />}
          {words[stage]}
        </li>
      ))}
    </ol>
  );
}

const shown = ['choose', 'check', 'confirm'] as const satisfies readonly PromotionStage[];
const order: readonly PromotionStage[] = [...shown, 'done'];
