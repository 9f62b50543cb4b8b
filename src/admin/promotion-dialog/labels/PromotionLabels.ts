import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishPromotion } from './en.js';

/** The labels of the promotion dialog, the history of promotions and the provenance of a workbook. */
export type PromotionLabels = LabelsOf<typeof englishPromotion>;

/** The messages after a failure, by reason. */
export type PromotionFailureLabels = PromotionLabels['failure'];

/** The step that shows the result. */
export type PromotionOutcomeLabels = PromotionLabels['outcome'];

/** The list of earlier promotions. */
export type PromotionHistoryLabels = PromotionLabels['history'];
