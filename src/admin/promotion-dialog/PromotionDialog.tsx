'use client';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionDialogRoot, type PromotionDialogRootProps } from './PromotionDialogRoot.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPopup } from './PromotionPopup.js';
import { PromotionPreview } from './PromotionPreview.js';
import { PromotionSteps } from './PromotionSteps.js';
import { PromotionTrigger } from './PromotionTrigger.js';

/** The props of the dialog. `children` are the label of a button that opens it; without them, the host opens it through `open`. */
export type PromotionDialogProps = PromotionDialogRootProps;

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

PromotionDialog.Root = PromotionDialogRoot;
PromotionDialog.Trigger = PromotionTrigger;
PromotionDialog.Popup = PromotionPopup;
PromotionDialog.Steps = PromotionSteps;
PromotionDialog.Destination = PromotionDestination;
PromotionDialog.Preview = PromotionPreview;
PromotionDialog.Confirmation = PromotionConfirmation;
PromotionDialog.Outcome = PromotionOutcome;
PromotionDialog.Actions = PromotionActions;
