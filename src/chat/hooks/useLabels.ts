'use client';
import { use } from 'react';
import { mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/language/WordsContext.js';
import { english } from '../labels/english.js';
import type { Labels } from '../labels/Labels.js';

/** Returns the labels of the nearest provider; English without one. */
export function useLabels(): Labels {
  return mergeLabels<Labels>(english, use(WordsContext)?.labels);
}
