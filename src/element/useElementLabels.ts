import { use, useDeferredValue } from 'react';
import type { Labels } from '../labels/Labels.js';
import { loadLabels } from './loadLabels.js';

/**
 * Returns the host's labels, or else the catalogue of the language. After a change the previous labels stay until the new ones are loaded.
 */
export function useElementLabels(labels: Labels | undefined, lang: string | undefined): Labels {
  const wanted = useDeferredValue(labels ?? loadLabels(lang));
  return wanted instanceof Promise ? use(wanted) : wanted;
}
