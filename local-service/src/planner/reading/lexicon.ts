import type { AgentSession } from '../../agent/Agent.js';
import { dataModel } from '../../warehouse/dataModel.js';
import type { Warehouse } from '../../warehouse/Warehouse.js';
import { addedDimensions, computedMeasures } from '../plan/computedMeasures.js';
import { phraseOf, readWords, typoDistance, type Word } from '../words/words.js';

/** What a phrase of a question can stand for. */
export type Meaning =
  | { readonly kind: 'measure'; readonly name: string }
  | { readonly kind: 'dimension'; readonly name: string }
  | { readonly kind: 'value'; readonly dimension: string; readonly value: string };

export interface Lexicon {
  /** The longest phrase that the words begin with. */
  longestMatch(words: readonly Word[]): PhraseMatch | undefined;
  /** The phrase that one misspelt word was meant to be. */
  closest(word: Word): { readonly phrase: string; readonly meaning: Meaning } | undefined;
  /** The phrase that probably begins these words, some of which are misspelled. */
  closestPhrase(words: readonly Word[]): readonly string[] | undefined;
  /** The word that ends several product names, as it is written there: "Sneaker". */
  productNoun(word: Word): string | undefined;
  /** Values of a dimension, for suggestions. */
  valuesOf(dimension: string): readonly string[];
}

interface PhraseMatch {
  readonly meaning: Meaning;
  readonly wordCount: number;
}

/** Gives the lexicon of a session: names of the data model, and the values its policies let it see. Read once for each set of attributes. */
export function createLexicons(warehouse: Warehouse): (session: AgentSession) => Promise<Lexicon> {
  const known = new Map<string, Promise<Lexicon>>();
  return (session) => {
    const key = JSON.stringify(Object.entries(session.userAttributes).sort());
    const lexicon = known.get(key) ?? readValues(warehouse, session).then(createLexicon);
    known.set(key, lexicon);
    lexicon.catch(() => known.delete(key));
    return lexicon;
  };
}

function createLexicon(values: ReadonlyMap<string, readonly string[]>): Lexicon {
  const phrases = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) => {
    const phrase = phraseOf(name);
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, meaning);
  };
  for (const view of dataModel) {
    for (const { name, title, synonyms } of view.measures) {
      if (!namesOfRows.has(phraseOf(title))) for (const word of [title, ...synonyms]) add(word, { kind: 'measure', name });
    }
    for (const { name, title, plural, synonyms } of view.dimensions) {
      for (const word of [title, plural, ...synonyms]) add(word, { kind: 'dimension', name });
    }
  }
  for (const { name, title, synonyms } of computedMeasures) for (const word of [title, ...synonyms]) add(word, { kind: 'measure', name });
  for (const { name, synonyms } of addedDimensions) for (const word of synonyms) add(word, { kind: 'dimension', name });
  for (const [dimension, names] of values) {
    for (const value of names) add(value, { kind: 'value', dimension, value });
  }
  for (const [dimension, value, names] of otherNames)
    if (values.get(dimension)?.includes(value)) for (const name of names.split('|')) add(name, { kind: 'value', dimension, value });
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  const single = [...phrases].filter(([phrase]) => !phrase.includes(' '));
  const several = [...phrases.keys()].map((phrase) => phrase.split(' ')).filter(({ length }) => length > 1);
  const productNouns = new Map((values.get('product') ?? []).map((name) => [phraseOf(name).split(' ').at(-1), name.split(' ').at(-1)]));
  return {
    longestMatch(words) {
      for (let wordCount = Math.min(longest, words.length); wordCount > 0; wordCount -= 1) {
        const taken = words.slice(0, wordCount);
        const meaning = phrases.get(taken.map(({ stem }) => stem).join(' '));
        if (meaning !== undefined) return { meaning, wordCount };
      }
      return undefined;
    },
    closest({ stem }) {
      const found = single.filter(([phrase]) => isMisspelt(stem, phrase));
      const [best] = found.sort(([one], [other]) => typoDistance(stem, one) - typoDistance(stem, other));
      return best === undefined ? undefined : { phrase: best[0], meaning: best[1] };
    },
    closestPhrase(words) {
      return several.find((phrase) =>
        phrase.every((part, index) => {
          const stem = words[index]?.stem ?? '';
          return stem === part || (!phrases.has(stem) && isMisspelt(stem, part));
        }),
      );
    },
    productNoun: ({ stem }) => productNouns.get(stem),
    valuesOf: (dimension) => values.get(dimension) ?? [],
  };
}

function isMisspelt(stem: string, meant: string): boolean {
  if (stem.length < 4 || meant.length < 4 || stem[0] !== meant[0] || /\d/.test(stem)) return false;
  return typoDistance(stem, meant) <= (stem.length < 8 ? 1 : 2) && (stem.length > 4 || !isOtherLetter(stem, meant));
}

/** Many short words differ in one letter only: "cart" and "card". */
function isOtherLetter(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');
}

/** "Customers" and "stores" name what there is; whether they are counted or listed depends on the question. */
const namesOfRows = new Set(dataModel.flatMap(({ dimensions }) => dimensions.map(({ title }) => phraseOf(title))));

/** What people call values that the data spells differently. */
const otherNames: readonly (readonly [dimension: string, value: string, names: string])[] = [
  ['country', 'United Kingdom', 'uk|britain|great britain'],
  ['country', 'United States', 'usa|america'],
  ['country', 'Netherlands', 'holland'],
  ['region', 'Europe', 'european'],
  ['region', 'Asia Pacific', 'apac|asia'],
  ['region', 'Latin America', 'latam|south america'],
  ['country', 'Germany', 'german'],
  ['country', 'France', 'french'],
  ['city', 'New York', 'nyc'],
  ['channel', 'In store', 'offline'],
  ['channel', 'Online', 'web'],
  ['category', 'Shoes', 'shoe|footwear'],
  ['category', 'Trousers', 'pants'],
  ['category', 'Jackets', 'coat'],
  ['promotion', 'Black Week', 'black friday'],
  ['segment', 'Business', 'b2b'],
];

/** The values of each dimension, from the smallest view that has it. */
async function readValues(warehouse: Warehouse, session: AgentSession): Promise<ReadonlyMap<string, readonly string[]>> {
  const values = new Map<string, readonly string[]>();
  for (const view of dataModel) {
    for (const { name, hasNamedValues } of view.dimensions) {
      if (hasNamedValues !== true || values.has(name)) continue;
      const { data } = await warehouse.query(`SELECT DISTINCT ${name} FROM ${view.name} ORDER BY 1`, session);
      values.set(
        name,
        data.map(([value]) => String(value)).filter((value) => readWords(value).length > 0),
      );
    }
  }
  return values;
}
