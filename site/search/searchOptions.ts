import type { Options } from 'minisearch';
import { searchWords } from './searchWords.js';

/** What VitePress adds to the index for each section of a page. */
export interface SearchDocument {
  /** The address of the section, such as `/docs/theming.html#light-and-dark`. */
  readonly id: string;
  readonly title: string | undefined;
  readonly titles: readonly string[];
  readonly text: string;
}

/**
 * How the site searches. Functions reach the browser as their source, so they use nothing from outside, except for `extractField`, which only
 * runs when the index is made.
 */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'titles', 'text', 'words'],
  storeFields: ['title', 'titles'],
  extractField: (section, field) => (field === 'words' ? wordsOf(section) : Reflect.get(section, field)),
  processTerm: (term) => {
    const word = term.toLowerCase();
    const isCommon = /^(?:an?|and|are|as|at|be|by|for|from|how|i|in|is|it|its|my|of|on|or|that|the|to|what|when|with|your?)$/.test(word);
    return isCommon ? null : word;
  },
  searchOptions: {
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
    boost: { title: 4, titles: 1, text: 2, words: 8 },
    // Guides come before the reference, and before what was decided or changed.
    boostDocument: (id) => (/\/(?:reference\/|decisions\/|changelog)/.test(String(id)) ? 0.2 : 1),
  },
};

/** The words of a page belong to its first section. */
function wordsOf({ id, titles }: SearchDocument): string | undefined {
  const place = id.replace('.html', '').replace(/^\/(?:docs\/)?/, '');
  return searchWords[titles.length === 0 ? place.replace(/#.*/, '') : place];
}
