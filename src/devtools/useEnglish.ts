'use client';
import { use, useMemo } from 'react';
import { english } from '../chat/labels/english.js';
import { type Words, WordsContext } from '../react/language/WordsContext.js';

/** Returns English labels for the parts inside the tools, which are available only in English. */
export function useEnglish(): Words | undefined {
  const page = use(WordsContext);
  return useMemo(() => page && { ...page, labels: english, locale: english.locale }, [page]);
}
