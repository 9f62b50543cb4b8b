import { use, useDeferredValue } from 'react';
import { english } from '../chat/labels/english.js';
import type { Labels } from '../chat/labels/Labels.js';
import { type DeepPartial, mergeLabels } from '../react/labels/mergeLabels.js';
import { useSameLabels } from '../react/language/useSameLabels.js';
import { isSameLanguage } from './isSameLanguage.js';

/**
 * Returns the catalogue of the language with the host's labels: English at once, and if another cannot be loaded. After a change of the
 * language the previous labels stay until the new ones are loaded.
 */
export function useElementLabels(labels: DeepPartial<Labels> | undefined, lang: string | undefined): Labels {
  const own = useSameLabels(labels);
  const wanted = useDeferredValue(labelsOf(lang ?? 'en'));
  return mergeLabels<Labels>(wanted instanceof Promise ? use(wanted) : wanted, own);
}

/** The list of languages is loaded with the first that is not English: it would be a part of what everyone loads. */
function labelsOf(lang: string): Labels | Promise<Labels> {
  if (isSameLanguage(lang, 'en')) return english;
  const loading = loads.get(lang) ?? import('../labels/loadLabels.js').then(({ loadLabels }) => loadLabels(lang)).catch(() => english);
  loads.set(lang, loading);
  return loading;
}

/** One promise for each language, because React asks for it repeatedly. */
const loads = new Map<string, Promise<Labels>>();
