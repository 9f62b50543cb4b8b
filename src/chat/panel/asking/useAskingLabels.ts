import { useLaterLabels } from '../../hooks/useLaterLabels.js';
import type { AskingLabels } from '../../labels/asking/AskingLabels.js';
import { englishAsking } from '../../labels/asking/en.js';

/** Returns the labels for asking questions. */
export function useAskingLabels(): AskingLabels {
  return useLaterLabels('asking', englishAsking);
}
