import type { ActingLabels } from '../labels/acting/ActingLabels.js';
import { englishActing } from '../labels/acting/en.js';
import { useLabelGroup } from './useLabelGroup.js';

/** Returns the labels for the source of an answer, feedback, questions about values, saving and sharing. */
export function useActingLabels(): ActingLabels {
  return useLabelGroup('acting', englishActing);
}
