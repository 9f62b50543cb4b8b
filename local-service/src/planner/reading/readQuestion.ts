import { addFilter } from '../plan/addFilter.js';
import type { Grain } from '../plan/calendar.js';
import { readTimeRange } from '../plan/timeRange.js';
import { spellCurrencies } from '../words/currencies.js';
import { isFiller } from '../words/fillerWords.js';
import { withoutOccasions } from '../words/occasions.js';
import { readWords, type Word } from '../words/words.js';
import type { Lexicon, Meaning } from './lexicon.js';
import { type Cue, readCue } from './phrases.js';
import { type Draft, emptyDraft, type Reading } from './Reading.js';
import { readSpecial, takeSubject } from './readSpecial.js';
import { settleTrend } from './trend.js';
import { takeWish } from './wishes.js';

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

/** Reads what stands at a place and returns how many words it took. */
function readAt(words: readonly Word[], index: number, draft: Draft, lexicon: Lexicon): number {
  const rest = words.slice(index, index + longestPhrase);
  const restText = rest.map(({ text }) => text).join(' ');
  // After "compare", "2024 and 2025" are two periods, not one.
  const time = readTimeRange(draft.isComparing ? restText.replace(/ and .*/, '') : restText);
  const phrase = lexicon.longestMatch(rest);
  if (time !== undefined && !isOtherSense(rest, draft)) {
    if (draft.isComparing) draft.comparedRange = time.range;
    else draft.ranges.push(time.range);
    draft.isComparing = false;
    return time.wordCount;
  }
  const cue = readCue(restText);
  // "Margin below 0" looks for losses, which is more than a condition.
  const special = cue?.cue.kind === 'loss' ? undefined : readSpecial(words, index, draft, lexicon);
  if (special !== undefined) return special;
  if (index > 0 && conditionWords.has(rest[0]?.text ?? '')) draft.isCondition = true;
  if (phrase !== undefined && (cue === undefined || phrase.wordCount >= cue.wordCount)) {
    // "Discount per order" divides one measure by another. Known ratios are measures themselves.
    if (phrase.meaning.kind === 'measure' && words[index - 1]?.text === 'per' && draft.measures.length > 0) {
      draft.unsupported.push(`per ${rest[0]?.written ?? ''}`);
      return phrase.wordCount;
    }
    takeMeaning(phrase.meaning, draft);
    return phrase.wordCount;
  }
  if (cue !== undefined) {
    takeCue(cue.cue, draft);
    return cue.wordCount;
  }
  takeUnknown(rest[0], words[index - 1], draft, lexicon);
  return 1;
}

function takeMeaning(meaning: Meaning, draft: Draft): void {
  takeSubject(meaning, draft);
  switch (meaning.kind) {
    case 'measure':
      draft.unknownSinceMeasure = [];
      if (!draft.measures.includes(meaning.name)) draft.measures.push(meaning.name);
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
      addFilter(draft.filters, { dimension: meaning.dimension, values: [meaning.value], isExcluded: draft.isExcluding });
  }
  draft.isComparing = false;
  draft.isCondition = false;
  draft.isNameExpected = meaning.kind === 'value';
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
 * would otherwise be about something else. Other words are corrected, or lead to asking back.
 */
function takeUnknown(word: Word | undefined, before: Word | undefined, draft: Draft, lexicon: Lexicon): void {
  if (word !== undefined && isGrain(word.stem)) {
    if (draft.rank !== undefined || draft.lastCue === 'which' || draft.lastCue === 'by') draft.grain ??= word.stem;
    return;
  }
  if (word !== undefined && /^\d{1,3}$/.test(word.text) && !draft.isNameExpected) {
    draft.wantedCount ??= Number(word.text);
    return;
  }
  if (word === undefined || isFiller(word, before) || word.text.length < 2) return;
  const productNoun = lexicon.productNoun(word);
  if (productNoun !== undefined) {
    addFilter(draft.filters, { dimension: 'product', values: [productNoun], isExcluded: draft.isExcluding, isPart: true });
    return;
  }
  const closest = lexicon.closest(word);
  if (closest !== undefined) {
    draft.corrections.push({ written: word.written, taken: closest.phrase });
    takeMeaning(closest.meaning, draft);
    return;
  }
  const isName = before !== undefined && /^\p{Lu}/u.test(word.written);
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
