export type { PromotionFailure, PromotionFailureReason, StaleCause } from './model/flow/promotionFailure.js';
export type {
  Confirmed,
  PreviewChange,
  Previewed,
  PromotionChoice,
  PromotionState,
} from './model/flow/promotionReducer.js';
export {
  type PromotionEvents,
  type PromotionPlan,
  usePromotionFlow,
  type WorkbookPromotionFlow,
} from './model/flow/usePromotionFlow.js';
export type { ChosenDestination, PromotionDestinations } from './model/usePromotionDestinations.js';
export {
  type PromotionDialogModel,
  type PromotionDialogOptions,
  usePromotionDialog,
} from './model/usePromotionDialog.js';
export {
  type PromotionProvenanceFacts,
  type PromotionProvenanceModel,
  type PromotionProvenanceOptions,
  usePromotionProvenance,
} from './model/usePromotionProvenance.js';
export { PromotionActions, type PromotionActionsProps } from './PromotionActions.js';
export { PromotionConfirmation } from './PromotionConfirmation.js';
export { PromotionDestination } from './PromotionDestination.js';
export {
  PromotionDialog,
  type PromotionDialogProps,
  PromotionDialogRoot,
  PromotionPopup,
  type PromotionPopupProps,
  PromotionSteps,
  PromotionTrigger,
} from './PromotionDialog.js';
export { PromotionHistory, type PromotionHistoryOptions, type PromotionHistoryProps, usePromotionHistory } from './PromotionHistory.js';
export { PromotionOutcome } from './PromotionOutcome.js';
export { PromotionPreview } from './PromotionPreview.js';
export { PromotionProvenance, type PromotionProvenanceProps } from './PromotionProvenance.js';
export { usePromotionLabels } from './promotionDialogWidget.js';
