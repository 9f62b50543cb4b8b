'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { type PromotionDialogWidgetOptions, promotionDialogWidget } from './promotionDialogWidget.js';

export interface PromotionDialogRootProps extends WidgetProps<PromotionDialogWidgetOptions> {}

/**
 * Provides the promotion of one workbook to the parts inside it. Renders a `<div>` without a box of its own, with the state as
 * `data-state` and the step as `data-step`.
 */
export function PromotionDialogRoot(props: PromotionDialogRootProps) {
  return <promotionDialogWidget.Root {...props} />;
}
