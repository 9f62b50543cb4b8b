'use client';
import { use } from 'react';
import { type DeepPartial, mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/WordsContext.js';
import type { Labels } from '../labels/Labels.js';

/** Returns a group of labels that `english` lacks, because its English texts (`english`) are loaded with the parts that show them. */
export function useLaterLabels<Key extends LaterGroup>(group: Key, english: LaterLabels[Key]): LaterLabels[Key] {
  // Providers of the chat have its labels, of which only these groups are read.
  const labels = use(WordsContext)?.labels as DeepPartial<LaterLabels> | undefined;
  return mergeLabels(english, labels?.[group] as DeepPartial<LaterLabels[Key]> | undefined);
}

type LaterGroup = 'asking' | 'tools';

type LaterLabels = { readonly [Key in LaterGroup]: NonNullable<Labels[Key]> };
