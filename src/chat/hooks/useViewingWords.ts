'use client';
import { englishViewing } from '../labels/viewing/en.js';
import type { ViewingWords } from '../labels/viewing/ViewingWords.js';
import { useLaterLabels } from './useLaterLabels.js';

/** Returns the labels for viewing a result. */
export function useViewingWords(): ViewingWords {
  return useLaterLabels('viewing', englishViewing);
}
