'use client';

import { useEffect, useState } from 'react';
import { mergeLabels } from '../../react/labels/mergeLabels.js';
import { englishTools } from '../labels/tools/en.js';
import type { ToolWords } from '../labels/tools/ToolWords.js';
import { hasToolWords, loadToolWords } from './loadToolWords.js';
import { useLabels } from './useLabels.js';

/**
 * Returns the words for the tools of results in the language of the labels, which are loaded when the first result is shown. Returns
 * `undefined` until then. A language without these words gets English. The provider's `labels.tools` replace single words.
 */
export function useToolWords(): ToolWords | undefined {
  const { locale, tools } = useLabels();
  const [, setLoadedLocale] = useState<string>();
  const words = known.get(locale) ?? (hasToolWords(locale) ? undefined : englishTools);
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

/** Without a connection, the words stay English until the page is reloaded. */
async function load(locale: string): Promise<void> {
  known.set(locale, await loadToolWords(locale).catch(() => englishTools));
}

const known = new Map<string, ToolWords>([['en', englishTools]]);
