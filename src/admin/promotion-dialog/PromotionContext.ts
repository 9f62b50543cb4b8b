import { createContext, use } from 'react';
import type { PromotionState } from './model/flow/promotionReducer.js';
import type { PromotionDialogModel } from './model/PromotionDialogModel.js';

export const PromotionContext = createContext<PromotionDialogModel | undefined>(undefined);

/** Returns the promotion of the nearest provider. */
export function usePromotion(): PromotionDialogModel {
  const promotion = use(PromotionContext);
  if (promotion === undefined) {
    throw new Error('Parts of a promotion share one dialog. Put them inside <PromotionProvider promotion={usePromotionDialog(…)}>.');
  }
  return promotion;
}

/** The content of the dialog at each step of the flow. */
export type PromotionStage = 'choose' | 'check' | 'confirm' | 'done';

export const stageOf: Readonly<Record<PromotionState['step'], PromotionStage>> = {
  choosing: 'choose',
  previewing: 'choose',
  previewed: 'check',
  stale: 'check',
  confirming: 'confirm',
  promoting: 'confirm',
  failed: 'confirm',
  unknown: 'confirm',
  done: 'done',
};
