'use client';

import { Check, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { type PromotionStage, stageOf, usePromotion } from './PromotionContext.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The progress of the promotion as one short line. Renders an `<ol>`. */
export function PromotionSteps({ className, ...props }: ComponentProps<'ol'>) {
  const { flow } = usePromotion();
  const { words } = usePromotionWords();
  const current = order.indexOf(stageOf[flow.state.step]);
  return (
    <ol aria-label={words.steps.label} data-slot="promotion-steps" className={partClass('promotion-steps', className)} {...props}>
      {shown.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          className="parley-promotion-step"
        >
          {index > 0 && <Icon of={ChevronRight} size={14} className="parley-promotion-step-arrow" />}
          {index < current && <Icon of={Check} size={14} />}
          {words.steps[stage]}
        </li>
      ))}
    </ol>
  );
}

const shown = ['choose', 'check', 'confirm'] as const satisfies readonly PromotionStage[];
const order: readonly PromotionStage[] = [...shown, 'done'];
