'use client';
import { use } from 'react';
import { english } from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { WordsContext } from './WordsContext.js';

/** Returns the labels of the nearest provider; English without one. */
export function useLabels(): Labels {
  return use(WordsContext)?.labels ?? english;
}
