'use client';
import { use } from 'react';
import type { BaseLabels } from '../labels/BaseLabels.js';
import { englishBase } from '../labels/en.js';
import { WordsContext } from './WordsContext.js';

/** Returns the labels of the nearest provider that the chat and the widgets share; English without one. */
export function useBaseLabels(): BaseLabels {
  return use(WordsContext)?.labels ?? englishBase;
}
