'use client';
import { use } from 'react';
import { englishBase } from '../../react/labels/en.js';
import { mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/language/WordsContext.js';
import { englishFirst } from '../labels/first/en.js';
import type { FirstLabels } from '../labels/first/FirstLabels.js';

/** Like `useLabels`, for what is loaded at first: without the English texts of threads, results and charts. */
export function useFirstLabels(): FirstLabels {
  return mergeLabels<FirstLabels>(english, use(WordsContext)?.labels);
}

const english: FirstLabels = { ...englishBase, ...englishFirst };
