import { english } from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';

/** Returns the catalogue for the language of a BCP 47 tag: English at once, others once they are loaded. */
export function loadLabels(tag: string | undefined): Labels | Promise<Labels> {
  const language = tag?.split('-')[0]?.toLowerCase() ?? '';
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  if (load === undefined) return english;
  const loading = loads.get(language) ?? load().catch(() => english);
  loads.set(language, loading);
  return loading;
}

const catalogues: Readonly<Record<string, () => Promise<Labels>>> = {
  de: async () => (await import('../labels/de.js')).german,
  es: async () => (await import('../labels/es.js')).spanish,
  ja: async () => (await import('../labels/ja.js')).japanese,
  ar: async () => (await import('../labels/ar.js')).arabic,
};

/** One promise for each language, because React asks for it repeatedly. */
const loads = new Map<string, Promise<Labels>>();
