import type { Grain } from './calendar.js';
import { spellCurrencies } from './currencies.js';
import { fillerWords } from './fillerWords.js';
import type { Lexicon, Meaning } from './lexicon.js';
import { withoutOccasions } from './occasions.js';
import type { Filter } from './Plan.js';
import { type Cue, readCue } from './phrases.js';
import { readTimeRange, type TimeRange } from './timeRange.js';
import { settleTrend } from './trend.js';
import { noWishes, takeWish, type WishDraft, type Wishes } from './wishes.js';
import { readWords, type Word } from './words.js';

/** What the words of one question say, in their order; nothing is decided yet. */
export interface Reading extends Wishes {
  readonly measures: readonly string[];
  readonly dimensions: readonly DimensionMention[];
  readonly filters: readonly Filter[];
  readonly ranges: readonly TimeRange[];
  readonly grain: Grain | undefined;
  readonly isOverTime: boolean;
  readonly rank: Extract<Cue, { kind: 'rank' }> | undefined;
  readonly compare: Extract<Cue, { kind: 'compare' }> | undefined;
  /** The range named right after "compared to". */
  readonly comparedRange: TimeRange | undefined;
  readonly isShare: boolean;
  readonly threshold: (Omit<Extract<Cue, { kind: 'threshold' }>, 'kind'> & { readonly measure: string | undefined }) | undefined;
  readonly isCount: boolean;
  readonly isList: boolean;
  readonly isSelling: boolean;
  readonly isAddition: boolean;
  /** What "where" or "who" asks for. */
  readonly askedFor: string | undefined;
  readonly isBeginning: boolean;
  /** A number that stands by itself: "the 20 customers with …". */
  readonly wantedCount: number | undefined;
  /** Said as a change of the question before: "now …", "what about …", "only …". */
  readonly isGoingOn: boolean;
  /** Three words or fewer. */
  readonly isShort: boolean;
  readonly forgets: readonly Extract<Cue, { kind: 'forget' }>['what'][];
  /** Words taken for others that are spelt nearly alike. */
  readonly corrections: readonly { readonly written: string; readonly taken: string }[];
  /** Words that should name something in the data, and do not. */
  readonly missing: readonly string[];
  /** Other words that were of no use. */
  readonly unused: readonly string[];
}

export interface DimensionMention {
  readonly name: string;
  /** After "by", "per", "which": a breakdown for sure. */
  readonly isBreakdown: boolean;
  /** After "how many": to be counted. */
  readonly isCounted: boolean;
}

/** Reads any text; a text about nothing gives a reading that is empty. */
export function readQuestion(text: string, lexicon: Lexicon): Reading {
  const words = readWords(spellCurrencies(withoutOccasions(withoutColumns(text)))).slice(0, maxWords);
  const draft = emptyDraft(words);
  for (let index = 0; index < words.length; ) index += Math.max(1, readAt(words, index, draft, lexicon));
  return settleTrend(draft);
}

/** Turns "only Region: Europe", as the chat suggests it, into "only Europe", because "region" would be read as a breakdown. */
function withoutColumns(text: string): string {
  if (!/^only /i.test(text) || !text.includes(': ')) return text;
  const values = text.split(', ').map((pair) => pair.split(': ').at(-1) ?? '');
  return `only ${values.join(', ')}`;
}

type Draft = WishDraft & {
  -readonly [Key in Exclude<keyof Reading, keyof Wishes>]: Reading[Key] extends readonly (infer Item)[] ? Item[] : Reading[Key];
} & {
  lastCue: Cue['kind'] | undefined;
  isExcluding: boolean;
  isComparing: boolean;
  isNameExpected: boolean;
  /** After "where" or a threshold: an unknown word here is part of a condition. */
  isCondition: boolean;
  /** Unknown words since the last measure: the condition of a threshold may be about them. */
  unknownSinceMeasure: string[];
};

/** Reads what stands at a place and returns how many words it took. */
function readAt(words: readonly Word[], index: number, draft: Draft, lexicon: Lexicon): number {
  const rest = words.slice(index, index + longestPhrase);
  const restText = rest.map(({ text }) => text).join(' ');
  // After "compare", "2024 and 2025" are two stretches, not one.
  const time = readTimeRange(draft.isComparing ? restText.replace(/ and .*/, '') : restText);
  const phrase = lexicon.longestMatch(rest);
  if (time !== undefined && !isOtherSense(rest, draft)) {
    if (draft.isComparing) draft.comparedRange = time.range;
    else draft.ranges.push(time.range);
    draft.isComparing = false;
    return time.wordCount;
  }
  if (index > 0 && conditionWords.has(rest[0]?.text ?? '')) draft.isCondition = true;
  const cue = readCue(restText);
  if (phrase !== undefined && (cue === undefined || phrase.wordCount >= cue.wordCount)) {
    takeMeaning(phrase.meaning, draft);
    return phrase.wordCount;
  }
  if (cue !== undefined) {
    takeCue(cue.cue, draft);
    return cue.wordCount;
  }
  takeUnknown(rest[0], index, draft, lexicon);
  return 1;
}

function takeMeaning(meaning: Meaning, draft: Draft): void {
  switch (meaning.kind) {
    case 'measure':
      draft.unknownSinceMeasure = [];
      if (!draft.measures.includes(meaning.name)) draft.measures.push(meaning.name);
      if (draft.threshold !== undefined && draft.threshold.measure === undefined)
        draft.threshold = { ...draft.threshold, measure: meaning.name };
      break;
    case 'dimension':
      if (!draft.dimensions.some(({ name }) => name === meaning.name)) {
        draft.dimensions.push({
          name: meaning.name,
          isBreakdown: draft.lastCue !== undefined && breakdownCues.has(draft.lastCue),
          isCounted: draft.lastCue === 'count',
        });
      }
      break;
    case 'value':
      addFilter(meaning, draft);
  }
  draft.isComparing = false;
  draft.isCondition = false;
  draft.isNameExpected = meaning.kind === 'value';
}

function addFilter({ dimension, value }: Extract<Meaning, { kind: 'value' }>, draft: Draft): void {
  const same = draft.filters.findIndex((filter) => filter.dimension === dimension && filter.isExcluded === draft.isExcluding);
  const before = draft.filters[same];
  if (before === undefined) draft.filters.push({ dimension, values: [value], isExcluded: draft.isExcluding });
  else if (!before.values.includes(value)) draft.filters[same] = { ...before, values: [...before.values, value] };
}

function takeCue(cue: Cue, draft: Draft): void {
  draft.lastCue = cue.kind;
  draft.isNameExpected =
    cue.kind === 'of' || cue.kind === 'by' || cue.kind === 'exclude' || (cue.kind === 'compare' && cue.with === 'what-follows');
  if (cue.kind !== 'of') draft.isExcluding = cue.kind === 'exclude';
  switch (cue.kind) {
    case 'grain':
      draft.grain = cue.grain;
      break;
    case 'over-time':
      draft.isOverTime = true;
      break;
    case 'rank':
      draft.rank ??= cue;
      if (cue.measure !== undefined && draft.measures.length === 0) draft.measures.push(cue.measure);
      break;
    case 'compare':
      if (draft.compare === undefined || isVague(draft.compare)) draft.compare = cue;
      draft.isComparing = cue.with === 'what-follows';
      break;
    case 'share':
      draft.isShare = true;
      break;
    case 'ask-for':
      draft.askedFor = cue.dimension;
      break;
    case 'begin':
      draft.isBeginning = true;
      break;
    case 'threshold':
      draft.threshold = { operator: cue.operator, value: cue.value, measure: draft.measures.at(-1) };
      draft.missing.push(...draft.unknownSinceMeasure);
      draft.unused = draft.unused.filter((word) => !draft.unknownSinceMeasure.includes(word));
      draft.unknownSinceMeasure = [];
      draft.isCondition = true;
      break;
    case 'count':
      draft.isCount = true;
      if (cue.dimension !== undefined) draft.dimensions.push({ name: cue.dimension, isBreakdown: false, isCounted: true });
      break;
    case 'list':
      draft.isList = true;
      break;
    case 'sell':
      draft.isSelling = true;
      break;
    case 'add':
      draft.isAddition = true;
      break;
    case 'go-on':
      draft.isGoingOn = true;
      break;
    case 'forget':
      draft.forgets.push(cue.what);
      break;
    case 'which':
      draft.wantedCount ??= cue.count;
      break;
    case 'by':
    case 'of':
    case 'exclude':
      break;
    default:
      takeWish(cue, draft);
  }
}

/**
 * Handles a word that is not in the model. It is reported as unknown after "in" or "for", with a capital letter, or in a condition, which
 * would otherwise be about something else. Other words are corrected or ignored.
 */
function takeUnknown(word: Word | undefined, index: number, draft: Draft, lexicon: Lexicon): void {
  if (word !== undefined && isGrain(word.stem)) {
    if (draft.rank !== undefined || draft.lastCue === 'which' || draft.lastCue === 'by') draft.grain ??= word.stem;
    return;
  }
  if (word !== undefined && /^\d{1,3}$/.test(word.text) && !draft.isNameExpected) {
    draft.wantedCount ??= Number(word.text);
    return;
  }
  if (word === undefined || fillerWords.has(word.text) || fillerWords.has(word.stem) || word.text.length < 2) return;
  const closest = lexicon.closest(word);
  if (closest !== undefined) {
    draft.corrections.push({ written: word.written, taken: closest.phrase });
    takeMeaning(closest.meaning, draft);
    return;
  }
  const isName = index > 0 && /^\p{Lu}/u.test(word.written);
  if (draft.isNameExpected || isName || draft.isCondition) draft.missing.push(word.written);
  else {
    draft.unused.push(word.written);
    draft.unknownSinceMeasure.push(word.written);
  }
}

/** A pasted document is not read to its end. */
const maxWords = 300;
const longestPhrase = 16;

const conditionWords: ReadonlySet<string> = new Set(['where', 'whose', 'having']);
const breakdownCues: ReadonlySet<Cue['kind']> = new Set(['by', 'which', 'rank', 'add']);
const grainWords: ReadonlySet<string> = new Set<Grain>(['day', 'week', 'month', 'quarter', 'year']);

function isGrain(text: string): text is Grain {
  return grainWords.has(text);
}

function isVague(compare: Extract<Cue, { kind: 'compare' }>): boolean {
  return compare.with === 'what-follows' || compare.with === 'growth';
}

/** "May" and "fall" are times after "in" or "of", or before a year; otherwise the one asks for leave, and the other goes down. */
function isOtherSense([first, second]: readonly Word[], { lastCue }: Draft): boolean {
  const isVerb = (first?.text === 'may' && first.written !== 'May') || first?.text === 'fall';
  return isVerb && lastCue !== 'of' && !/^(20)?\d\d/.test(second?.text ?? '');
}

function emptyDraft(words: readonly Word[]): Draft {
  const [first, second] = words.map(({ text }) => text);
  return {
    measures: [],
    dimensions: [],
    filters: [],
    ranges: [],
    grain: undefined,
    isOverTime: false,
    rank: undefined,
    compare: undefined,
    comparedRange: undefined,
    isShare: false,
    threshold: undefined,
    ...noWishes(),
    isCount: false,
    isList: false,
    isSelling: false,
    askedFor: undefined,
    isBeginning: false,
    isAddition: first === 'and' && (second === 'by' || second === 'per'),
    isGoingOn: first === 'and' || first === 'but' || first === 'or',
    isShort: words.length <= 3,
    forgets: [],
    corrections: [],
    missing: [],
    unused: [],
    lastCue: undefined,
    isExcluding: false,
    isComparing: false,
    wantedCount: undefined,
    isNameExpected: false,
    isCondition: false,
    unknownSinceMeasure: [],
  };
}
