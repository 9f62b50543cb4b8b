'use client';
import { use } from 'react';
import { type DeepPartial, mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/WordsContext.js';
import type { LaterWords } from '../labels/later/LaterWords.js';

/** Returns a group of labels that is not part of the English catalogue: its English texts are loaded with the parts that use them. */
export function useLaterLabels<Key extends keyof LaterWords>(group: Key, english: LaterWords[Key]): LaterWords[Key] {
  // The provider's labels are untyped here; only these groups are read.
  const labels = use(WordsContext)?.labels as DeepPartial<LaterWords> | undefined;
  return mergeLabels(english, labels?.[group] as DeepPartial<LaterWords[Key]> | undefined);
}
