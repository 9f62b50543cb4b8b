import type { AskingLabels } from '../labels/asking/AskingLabels.js';
import { englishAsking } from '../labels/asking/en.js';
import { useLabelGroup } from './useLabelGroup.js';

/** Returns the labels for asking questions. */
export function useAskingLabels(): AskingLabels {
  return useLabelGroup('asking', englishAsking);
}
