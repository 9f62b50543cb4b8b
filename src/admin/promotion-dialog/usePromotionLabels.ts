'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishPromotion } from './labels/en.js';

/** Returns the labels of the promotion dialog from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const usePromotionLabels = createLabelsHook('promotion', englishPromotion);
