'use client';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../kit/createWidget.js';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPopup } from './PromotionPopup.js';
import { PromotionPreview } from './PromotionPreview.js';
import { PromotionSteps } from './PromotionSteps.js';
import { PromotionTrigger } from './PromotionTrigger.js';
import { type PromotionDialogWidgetOptions, promotionDialogWidget } from './promotionDialogWidget.js';

export interface PromotionDialogProps extends WidgetProps<PromotionDialogWidgetOptions> {
  /** The label of a button that opens the dialog. Without it, the host opens the dialog through `open`. */
  children?: ReactNode;
}

/**
 * Promotes a workbook to another deployment: choose a destination, preview, confirm. Choices are kept while the dialog is
 * closed. Renders a `<div>` with the dialog, and with children the button that opens it.
 */
export function PromotionDialog({ children, ...props }: PromotionDialogProps) {
  return (
    <PromotionDialogRoot {...props}>
      {children !== undefined && <PromotionTrigger>{children}</PromotionTrigger>}
      <PromotionPopup />
    </PromotionDialogRoot>
  );
}

/**
 * Provides the promotion of one workbook to the parts inside it. Renders a `<div>` without a box of its own, with the state as
 * `data-state` and the step as `data-step`.
 */
export function PromotionDialogRoot(props: WidgetProps<PromotionDialogWidgetOptions>) {
  return <promotionDialogWidget.Root {...props} />;
}

PromotionDialog.Root = PromotionDialogRoot;
PromotionDialog.Trigger = PromotionTrigger;
PromotionDialog.Popup = PromotionPopup;
PromotionDialog.Steps = PromotionSteps;
PromotionDialog.Destination = PromotionDestination;
PromotionDialog.Preview = PromotionPreview;
PromotionDialog.Confirmation = PromotionConfirmation;
PromotionDialog.Outcome = PromotionOutcome;
PromotionDialog.Actions = PromotionActions;
