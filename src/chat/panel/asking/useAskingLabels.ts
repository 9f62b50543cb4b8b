import { use } from 'react';
import { mergeLabels } from '../../../react/labels/mergeLabels.js';
import { WordsContext } from '../../../react/WordsContext.js';
import type { AskingLabels } from '../../labels/asking/AskingLabels.js';
import { englishAsking } from '../../labels/asking/en.js';
import type { Labels } from '../../labels/Labels.js';

/** Returns the labels of the parts that are loaded on demand; English without a provider. Their English texts are loaded with them. */
export function useAskingLabels(): AskingLabels {
  const labels = use(WordsContext)?.labels as Labels | undefined;
  return mergeLabels<AskingLabels>(englishAsking, labels?.asking);
}
