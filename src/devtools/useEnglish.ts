'use client';
import { use, useMemo } from 'react';
import { english } from '../labels/en.js';
import { type Words, WordsContext } from '../react/WordsContext.js';

/** What the tools hand to the parts inside them: English words, since they have no others. */
export function useEnglish(): Words | undefined {
  const page = use(WordsContext);
  return useMemo(() => page && { ...page, labels: english, locale: english.locale }, [page]);
}
