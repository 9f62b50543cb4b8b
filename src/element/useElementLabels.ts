import { use, useDeferredValue } from 'react';
import type { Labels } from '../labels/Labels.js';
import { loadLabels } from './loadLabels.js';

/** The host's words, else the catalogue of the language. After a change the old words stay until the new are there. */
export function useElementLabels(labels: Labels | undefined, lang: string | undefined): Labels {
  const wanted = useDeferredValue(labels ?? loadLabels(lang));
  return wanted instanceof Promise ? use(wanted) : wanted;
}
