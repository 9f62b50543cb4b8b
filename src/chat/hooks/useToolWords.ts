'use client';

import { useEffect, useState } from 'react';
import { mergeLabels } from '../../react/labels/mergeLabels.js';
import { englishTools } from '../labels/tools/en.js';
import type { ToolWords } from '../labels/tools/ToolWords.js';
import { useLabels } from './useLabels.js';

/**
 * Returns the words for the tools of results in the language of the labels, which are loaded when the first result is shown. Returns
 * `undefined` until then. A language without these words gets English. The provider's `labels.tools` replace single words.
 */
export function useToolWords(): ToolWords | undefined {
  const { locale, tools } = useLabels();
  const [, setLoadedLocale] = useState<string>();
  const words = known.get(locale) ?? (locale in loaders ? undefined : englishTools);
  const isMissing = words === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void load(locale).then(() => {
      if (!isOver) setLoadedLocale(locale);
    });
    return () => {
      isOver = true;
    };
  }, [isMissing, locale]);

  return words && mergeLabels<ToolWords>(words, tools);
}

/** Loads the words of a language. Never rejects: without a connection, they stay English until the page is reloaded. */
async function load(locale: string): Promise<void> {
  const words = await loaders[locale]?.().catch(() => englishTools);
  known.set(locale, words ?? englishTools);
}

const known = new Map<string, ToolWords>([['en', englishTools]]);

const loaders: Readonly<Record<string, () => Promise<ToolWords>>> = {};
