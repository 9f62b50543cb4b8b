'use client';
import { englishViewing } from '../labels/viewing/en.js';
import type { ViewingLabels } from '../labels/viewing/ViewingLabels.js';
import { useLabelGroup } from './useLabelGroup.js';

/** Returns the labels for viewing a result. */
export function useViewingLabels(): ViewingLabels {
  return useLabelGroup('viewing', englishViewing);
}
