import type { ActingLabels } from '../labels/acting/ActingLabels.js';
import { englishActing } from '../labels/acting/en.js';
import { useLaterLabels } from './useLaterLabels.js';

/** Returns the labels for judging an answer and for what can be done with it. */
export function useActingLabels(): ActingLabels {
  return useLaterLabels('acting', englishActing);
}
