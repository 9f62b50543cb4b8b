import type { AgentSession } from '../../agent/Agent.js';
import type { DataModel } from '../../data-model/ModelView.js';
import type { Warehouse } from '../../warehouse/Warehouse.js';
import { addedDimensions, computedMeasures, dimensionOf } from '../plan/computedMeasures.js';
import { canMeasure, rowCountOf } from '../plan/members.js';
import { type PlanningModel, planningModel } from '../plan/PlanningModel.js';
import { phraseOf, readWords, typoDistance, type Word } from '../words/words.js';

/** What a phrase of a question can stand for. */
export type Meaning =
  | { readonly kind: 'measure'; readonly name: string }
  | { readonly kind: 'dimension'; readonly name: string }
  /** What is true or not: "escalated". */
  | { readonly kind: 'flag'; readonly name: string }
  | { readonly kind: 'value'; readonly dimension: string; readonly value: string };

export interface Lexicon {
  readonly model: PlanningModel;
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
  /** All that has a meaning, as it is written in the data. */
  readonly names: readonly string[];
}

interface PhraseMatch {
  readonly meaning: Meaning;
  readonly wordCount: number;
}

/** Gives the lexicon of a session: names of the data model, and the values its policies let it see. Read once for each set of attributes. */
export function createLexicons(warehouse: Warehouse): (session: AgentSession) => Promise<Lexicon> {
  const known = new WeakMap<DataModel, Map<string, Promise<Lexicon>>>();
  return async (session) => {
    const model = (await warehouse.model?.(session)) ?? nothing;
    const ofModel = known.get(model) ?? new Map<string, Promise<Lexicon>>();
    known.set(model, ofModel);
    const key = JSON.stringify(Object.entries(session.userAttributes).sort());
    const lexicon = ofModel.get(key) ?? readLexicon(warehouse, session, model);
    ofModel.set(key, lexicon);
    lexicon.catch(() => ofModel.delete(key));
    return lexicon;
  };
}

/** The model of a warehouse that has none. */
const nothing: DataModel = { views: [] };

async function readLexicon(warehouse: Warehouse, session: AgentSession, model: DataModel): Promise<Lexicon> {
  return createLexicon(planningModel(model, await warehouse.period?.(session)), await readValues(warehouse, session, model));
}

/** A lexicon of the names of the data model, with the values that may be named. */
export function createLexicon(model: PlanningModel, values: ReadonlyMap<string, readonly string[]>): Lexicon {
  const phrases = phrasesOf(model, values);
  const longest = [...phrases.keys()].reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 0);
  const single = byLetter(
    [...phrases].filter(([phrase]) => !phrase.includes(' ')),
    ([phrase]) => phrase,
  );
  const names = [...phrases.keys()].map((phrase) => phrase.split(' ')).filter(({ length }) => length > 1);
  const several = byLetter(names, ([first = '']) => first);
  const productNouns = new Map((values.get('product') ?? []).map((name) => [phraseOf(name).split(' ').at(-1), name.split(' ').at(-1)]));
  return {
    model,
    longestMatch(words) {
      for (let wordCount = Math.min(longest, words.length); wordCount > 0; wordCount -= 1) {
        const taken = words.slice(0, wordCount);
        const meaning = phrases.get(taken.map(({ stem }) => stem).join(' '));
        if (meaning !== undefined) return { meaning, wordCount };
      }
      return undefined;
    },
    closest({ stem }) {
      const found = (single.get(stem[0] ?? '') ?? []).filter(([phrase]) => isMisspelt(stem, phrase));
      const [best] = found.sort(([one], [other]) => typoDistance(stem, one) - typoDistance(stem, other));
      return best === undefined ? undefined : { phrase: best[0], meaning: best[1] };
    },
    closestPhrase(words) {
      return several.get(words[0]?.stem[0] ?? '')?.find((phrase) =>
        phrase.every((part, index) => {
          const stem = words[index]?.stem ?? '';
          return stem === part || (!phrases.has(stem) && isMisspelt(stem, part));
        }),
      );
    },
    productNoun: ({ stem }) => productNouns.get(stem),
    valuesOf: (dimension) => values.get(dimension) ?? [],
    names: [...namesOf(model), ...[...values.values()].flat()],
  };
}

/** Names with a meaning, of which the first that was added is kept. */
function phrasesOf(model: PlanningModel, values: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) => {
    const phrase = phraseOf(name);
    if (phrase !== '' && !grammarWords.has(phrase) && !phrases.has(phrase)) phrases.set(phrase, meaning);
  };
  const rowNames = namesOfRows(model);
  for (const view of model.views) {
    for (const { name, title, synonyms } of view.measures) {
      if (!rowNames.has(phraseOf(title))) for (const word of [title, ...synonyms]) add(word, { kind: 'measure', name });
    }
    for (const { name, title, plural, synonyms, type } of view.dimensions) {
      const short = type === 'boolean' ? [title.replace(/^(?:is|has|was) /i, '')] : [];
      for (const word of [title, plural, ...short, ...synonyms]) add(word, { kind: type === 'boolean' ? 'flag' : 'dimension', name });
    }
  }
  for (const { name, title, synonyms } of computedMeasures)
    if (canMeasure(name, model)) for (const word of [title, ...synonyms]) add(word, { kind: 'measure', name });
  for (const { name, synonyms } of addedDimensions)
    if (model.views.some((view) => dimensionOf(view, name) !== undefined))
      for (const word of synonyms) add(word, { kind: 'dimension', name });
  for (const view of model.views) for (const noun of view.row) add(noun, { kind: 'measure', name: rowCountOf(view, model) });
  for (const [dimension, named] of values) {
    for (const value of named) add(value, { kind: 'value', dimension, value });
  }
  for (const [dimension, value, others] of otherNames)
    if (values.get(dimension)?.includes(value)) for (const name of others.split('|')) add(name, { kind: 'value', dimension, value });
  return phrases;
}

/** Questions could not be put without them, so they name nothing. */
const grammarWords: ReadonlySet<string> = new Set(
  'by per in for of the a an and or with without not no to from at on is are how many what which top'.split(' '),
);

function namesOf({ views }: PlanningModel): readonly string[] {
  const names = views.flatMap(({ measures, dimensions, row }) => [
    ...measures.flatMap(({ title, synonyms }) => [title, ...synonyms]),
    ...dimensions.flatMap(({ title, plural, synonyms }) => [title, plural, ...synonyms]),
    ...row,
  ]);
  return [...new Set(names)].filter((name) => readWords(name).length > 0);
}

function byLetter<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = nameOf(item)[0] ?? '';
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [item]);
    else group.push(item);
  }
  return groups;
}

function isMisspelt(stem: string, meant: string): boolean {
  if (stem.length < 4 || meant.length < 4 || stem[0] !== meant[0] || /\d/.test(stem)) return false;
  if (Math.abs(stem.length - meant.length) > 2) return false;
  return typoDistance(stem, meant) <= (stem.length < 8 ? 1 : 2) && (stem.length > 4 || !isOtherLetter(stem, meant));
}

/** Many short words differ in one letter only: "cart" and "card". */
function isOtherLetter(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');
}

/** "Customers" and "stores" name what there is; whether they are counted or listed depends on the question. */
export function namesOfRows({ views }: DataModel): ReadonlySet<string> {
  return new Set(views.flatMap(({ dimensions }) => dimensions.map(({ title }) => phraseOf(title))));
}

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

/** The values of each dimension, from the smallest views that have it. Of a dimension with very many, none can be named. */
async function readValues(
  warehouse: Warehouse,
  session: AgentSession,
  { views }: DataModel,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const values = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  for (const view of views) {
    for (const { name, sql, hasNamedValues } of view.dimensions) {
      if (hasNamedValues !== true || seen.has(`${name} ${sql}`)) continue;
      seen.add(`${name} ${sql}`);
      const { data } = await warehouse.query(`SELECT DISTINCT ${name} FROM ${view.name} ORDER BY 1 LIMIT ${maxValues + 1}`, session);
      const found = data.map(([value]) => String(value)).filter((value) => readWords(value).length > 0);
      if (data.length <= maxValues) values.set(name, [...new Set([...(values.get(name) ?? []), ...found])]);
    }
  }
  return values;
}

const maxValues = 5000;
