'use client';

import type { ReactNode } from 'react';
import type { PromotionDialogModel } from './model/PromotionDialogModel.js';
import { type PromotionDialogOptions, usePromotionDialog } from './model/usePromotionDialog.js';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { PromotionContext } from './PromotionContext.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPopup, type PromotionPopupProps } from './PromotionPopup.js';
import { PromotionPreview } from './PromotionPreview.js';
import { PromotionSteps } from './PromotionSteps.js';
import { PromotionTrigger } from './PromotionTrigger.js';

export interface PromotionDialogProps extends PromotionDialogOptions, Omit<PromotionPopupProps, 'onError'> {
  /** The label of a button that opens the dialog. Without it, the host opens the dialog through `open`. */
  children?: ReactNode;
}

/**
 * Promotes a workbook to another deployment: choose a destination, preview, confirm. Choices are kept while the dialog is
 * closed. Renders a `<div role="dialog">`, and with children the button that opens it.
 */
export function PromotionDialog({
  workbook,
  pageSize,
  open,
  defaultOpen,
  onOpenChange,
  onBeforePromote,
  onPromoted,
  onError,
  children,
  ...popupProps
}: PromotionDialogProps) {
  const promotion = usePromotionDialog({ workbook, pageSize, open, defaultOpen, onOpenChange, onBeforePromote, onPromoted, onError });
  return (
    <PromotionDialogView promotion={promotion} {...popupProps}>
      {children}
    </PromotionDialogView>
  );
}

PromotionDialog.Root = PromotionProvider;
PromotionDialog.Trigger = PromotionTrigger;
PromotionDialog.Popup = PromotionPopup;
PromotionDialog.Steps = PromotionSteps;
PromotionDialog.Destination = PromotionDestination;
PromotionDialog.Preview = PromotionPreview;
PromotionDialog.Confirmation = PromotionConfirmation;
PromotionDialog.Outcome = PromotionOutcome;
PromotionDialog.Actions = PromotionActions;

export interface PromotionDialogViewProps extends PromotionPopupProps {
  /** The model, from `usePromotionDialog`. */
  promotion: PromotionDialogModel;
  /** The label of a button that opens the dialog. Without it, there is no button. */
  children?: ReactNode;
}

/** The dialog for an existing promotion. Does not use the service. */
export function PromotionDialogView({ promotion, children, ...popupProps }: PromotionDialogViewProps) {
  return (
    <PromotionProvider promotion={promotion}>
      {children !== undefined && <PromotionTrigger>{children}</PromotionTrigger>}
      <PromotionPopup {...popupProps} />
    </PromotionProvider>
  );
}

/** Provides a promotion to its parts. Renders no element. */
export function PromotionProvider({ promotion, children }: { promotion: PromotionDialogModel; children?: ReactNode }) {
  return <PromotionContext value={promotion}>{children}</PromotionContext>;
}
