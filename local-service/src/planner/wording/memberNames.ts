import type { Dimension, Measure } from '../../data-model/ModelView.js';
import type { PhraseTable } from '../words/Language.js';
import type { Names } from './Topic.js';

/** Finds what a language calls things: the first name by which its questions call them. */
export function namesIn({ phrases }: PhraseTable): Names['nameOf'] {
  const known = new Map(Object.entries(phrases));
  return (titles) => titles.map((title) => known.get(title.toLowerCase())?.split('|')[0]).find((name) => name !== undefined);
}

/** What is unknown keeps the title of the data model. */
export function measureName({ nameOf }: Names, { title, synonyms }: Measure): string {
  return nameOf([title, ...synonyms]) ?? title;
}

export function dimensionNames({ nameOf }: Names, { title, plural, synonyms }: Dimension): readonly [one: string, many: string] {
  const one = nameOf([title, ...synonyms]);
  return one === undefined ? [title, plural] : [one, nameOf([plural]) ?? one];
}
