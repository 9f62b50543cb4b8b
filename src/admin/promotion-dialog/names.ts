export { usePromotionFlow } from './model/flow/usePromotionFlow.js';
export { usePromotionDialog } from './model/usePromotionDialog.js';
export { usePromotionProvenance } from './model/usePromotionProvenance.js';
export { PromotionActions } from './PromotionActions.js';
export { PromotionConfirmation } from './PromotionConfirmation.js';
export { PromotionDestination } from './PromotionDestination.js';
export {
  PromotionDialog,
  type PromotionDialogProps,
  PromotionDialogRoot,
  PromotionPopup,
  PromotionSteps,
  PromotionTrigger,
} from './PromotionDialog.js';
export { PromotionHistory, usePromotionHistory } from './PromotionHistory.js';
export { PromotionOutcome } from './PromotionOutcome.js';
export { PromotionPreview } from './PromotionPreview.js';
export { PromotionProvenance } from './PromotionProvenance.js';
