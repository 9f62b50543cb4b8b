import { useLaterLabels } from '../../hooks/useLaterLabels.js';
import type { AskingLabels } from '../../labels/asking/AskingLabels.js';
import { englishAsking } from '../../labels/asking/en.js';

/** Returns the words around asking. */
export function useAskingLabels(): AskingLabels {
  return useLaterLabels('asking', englishAsking);
}
