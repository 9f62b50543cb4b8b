'use client';
import { use } from 'react';
import { type DeepPartial, mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/WordsContext.js';
import type { Labels } from '../labels/Labels.js';

/** Returns a group of labels that is not part of the English catalogue: its English texts are loaded with the parts that use them. */
export function useLaterLabels<Key extends LaterGroup>(group: Key, english: LaterLabels[Key]): LaterLabels[Key] {
  // The provider's labels are untyped here; only these groups are read.
  const labels = use(WordsContext)?.labels as DeepPartial<LaterLabels> | undefined;
  return mergeLabels(english, labels?.[group] as DeepPartial<LaterLabels[Key]> | undefined);
}

type LaterGroup = 'acting' | 'asking' | 'tools' | 'viewing';

type LaterLabels = { readonly [Key in LaterGroup]: NonNullable<Labels[Key]> };
