export { arabicPromotion } from './labels/ar.js';
export { germanPromotion } from './labels/de.js';
export { englishPromotion } from './labels/en.js';
export { spanishPromotion } from './labels/es.js';
export { japanesePromotion } from './labels/ja.js';
export type { PromotionFailureLabels, PromotionHistoryLabels, PromotionLabels, PromotionOutcomeLabels } from './labels/PromotionLabels.js';
export type { PromotionFailure } from './model/flow/promotionFailure.js';
export * from './names.js';
export { usePromotionLabels } from './promotionDialogWidget.js';
