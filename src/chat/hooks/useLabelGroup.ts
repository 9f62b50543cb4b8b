'use client';
import { use } from 'react';
import { type DeepPartial, mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/language/WordsContext.js';
import type { LabelGroups } from '../labels/groups/LabelGroups.js';

/** Returns a group of labels that is not part of the English catalogue: its English texts are loaded with the parts that use them. */
export function useLabelGroup<Key extends keyof LabelGroups>(group: Key, english: LabelGroups[Key]): LabelGroups[Key] {
  // The provider's labels are untyped here; only these groups are read.
  const labels = use(WordsContext)?.labels as DeepPartial<LabelGroups> | undefined;
  return mergeLabels(english, labels?.[group] as DeepPartial<LabelGroups[Key]> | undefined);
}
