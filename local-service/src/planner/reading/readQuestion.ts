import { addFilter } from '../plan/addFilter.js';
import { type Grain, grainNamed } from '../plan/calendar.js';
import { hasDimension, hasMeasures } from '../plan/members.js';
import { isWithin, type TimeReading } from '../plan/timeRange.js';
import { spellCurrencies } from '../words/currencies.js';
import { isFiller } from '../words/fillerWords.js';
import { numberOf, ordinalOf } from '../words/numbers.js';
import { withoutOccasions } from '../words/occasions.js';
import { readWords, type Word } from '../words/words.js';
import { correctedNames } from './correctedNames.js';
import { correctedTime, nameOfTime } from './correctedTime.js';
import type { Lexicon } from './lexicon.js';
import { type Cue, readCue } from './phrases.js';
import { type Draft, emptyDraft, type Reading } from './Reading.js';
import { readPeriod } from './readPeriod.js';
import { readSpecial } from './readSpecial.js';
import { endExclusion, settleDraft } from './settleDraft.js';
import { takeMeaning } from './takeMeaning.js';
import { isComparative, isDownward, isNearDirection, isState, isUpper } from './tellingWords.js';
import { settleTrend } from './trend.js';
import { takeWish } from './wishes.js';

/** Reads any text; a text about nothing gives a reading that is empty. */
export function readQuestion(text: string, lexicon: Lexicon): Reading {
  const written = readWords(spellCurrencies(withoutOccasions(withoutColumns(text)))).slice(0, maxWords);
  const words = correctedNames(
    written.map((word) => correctedTime(word, lexicon) ?? word),
    lexicon,
  );
  const draft = emptyDraft(words, lexicon);
  for (const [index, word] of words.entries())
    if (word !== written[index]) draft.corrections.push({ written: word.written, taken: nameOfTime(word) });
  for (let index = 0; index < words.length; ) index += Math.max(1, readAt(words, index, draft, lexicon));
  draft.corrections.sort((one, other) => text.indexOf(one.written) - text.indexOf(other.written));
  settleDraft(draft);
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
  const time = readPeriod(restText, draft);
  const phrase = lexicon.longestMatch(rest);
  // "Winter Sale" is no winter.
  if (time !== undefined && !isOtherSense(rest, draft) && time.wordCount >= (phrase?.wordCount ?? 0)) {
    takeTime(time, words, index, draft);
    return time.wordCount;
  }
  const cue = readCue(restText);
  // "Margin below 0" looks for losses, which is more than a condition.
  const special = cue?.cue.kind === 'loss' ? undefined : readSpecial(words, index, draft, lexicon);
  if (special !== undefined) {
    touchStrange(draft, index);
    return special;
  }
  if (index > 0 && conditionWords.has(rest[0]?.text ?? '')) draft.isCondition = true;
  if (phrase !== undefined && (cue === undefined || phrase.wordCount >= cue.wordCount)) {
    // "Discount per order" divides one measure by another. Known ratios are measures themselves.
    if (phrase.meaning.kind === 'measure' && words[index - 1]?.text === 'per' && draft.measures.length > 0) {
      draft.unsupported.push(`per ${rest[0]?.written ?? ''}`);
      return phrase.wordCount;
    }
    draft.isAfterName = draft.nameEnd === index;
    takeMeaning(phrase.meaning, draft, words[index - 1]);
    touchStrange(draft, joiners.has(words[index - 1]?.text ?? '') ? index - 1 : index);
    draft.nameEnd = index + phrase.wordCount;
    return phrase.wordCount;
  }
  if (index > 0 && rest[0]?.text === 'but' && lexicon.longestMatch(words.slice(index + 1))?.meaning.kind === 'value') {
    takeCue({ kind: 'exclude' }, 'but', words[index - 1], draft);
    return 1;
  }
  const isAnswer = index === 0 && rest[0]?.text === 'no' && answerWords.has(rest[1]?.text ?? '');
  if (cue !== undefined && !isAnswer) {
    takeCue(cue.cue, writtenOf(rest.slice(0, cue.wordCount)), words[index - 1], draft);
    if (cue.cue.kind === 'by') touchStrange(draft, index);
    if (cue.cue.kind !== 'go-on') draft.cueEnd = index + cue.wordCount;
    return cue.wordCount;
  }
  if (!isAnswer) takeUnknown(words, index, draft, lexicon);
  return 1;
}

function takeTime({ range, wordCount }: TimeReading, words: readonly Word[], index: number, draft: Draft): void {
  const outer = draft.timeEnd === index - 1 && nesting.has(words[index - 1]?.text ?? '') ? draft.ranges.at(-1) : undefined;
  draft.timeEnd = index + wordCount;
  draft.cueEnd = draft.timeEnd;
  if (draft.exclusion !== undefined) endExclusion(draft);
  // "The last week of 2025" is in 2025; "the last month of 2024" is not read.
  else if (outer !== undefined) {
    if (!isWithin(outer, range)) draft.unsettled.push(writtenOf(words.slice(index, draft.timeEnd)));
  } else if (draft.isComparing) draft.comparedRange = range;
  else draft.ranges.push(range);
  draft.isComparing = false;
}

function takeCue(cue: Cue, written: string, before: Word | undefined, draft: Draft): void {
  // "Orders there" adds to the cities before; "are there orders" asks.
  if (written === 'there' && existential.has(before?.text ?? '')) return;
  if (/^(?:there|in (?:them|these|those))/i.test(written) && cue.kind === 'add') draft.pointers.push(written);
  draft.lastCue = cue.kind;
  draft.isNameExpected =
    cue.kind === 'of' || cue.kind === 'by' || cue.kind === 'exclude' || (cue.kind === 'compare' && cue.with === 'what-follows');
  // "Without Shoes in Berlin" is about Berlin; "not in Berlin or in Paris" about neither.
  if (cue.kind !== 'of' || (draft.exclusion === undefined && !joiners.has(before?.text ?? ''))) draft.isExcluding = cue.kind === 'exclude';
  switch (cue.kind) {
    case 'over-time':
    case 'share':
    case 'begin':
    case 'list':
    case 'sell':
    case 'add':
    case 'go-on':
      draft[flags[cue.kind]] = true;
      break;
    case 'grain':
      takeGrain(cue.grain, draft);
      break;
    case 'rank':
      if (draft.rank !== undefined && isUpper(draft.rank) !== isUpper(cue) && before?.text !== 'to') draft.unsettled.push(written);
      draft.rankText ||= written;
      draft.rank ??= cue;
      if (cue.measure !== undefined && !hasMeasures(draft.lexicon.model, cue.measure)) draft.unsettled.push(written);
      else if (cue.measure !== undefined && draft.measures.length === 0) draft.measures.push(cue.measure);
      break;
    case 'compare':
      draft.compareText ||= written;
      if (draft.compare === undefined || isVague(draft.compare)) draft.compare = cue;
      draft.isComparing = cue.with === 'what-follows';
      break;
    case 'ask-for':
      if (hasDimension(draft.lexicon.model, cue.dimension)) draft.askedFor = cue.dimension;
      else draft.unsettled.push(written);
      break;
    case 'count':
      draft.isCount = true;
      draft.isOften ||= written.toLowerCase() === 'how often';
      if (cue.dimension === undefined) break;
      if (hasDimension(draft.lexicon.model, cue.dimension))
        draft.dimensions.push({ name: cue.dimension, isBreakdown: false, isCounted: true });
      else draft.unsettled.push(written);
      break;
    case 'forget':
      draft.forgets.push(cue.what);
      break;
    case 'which':
      draft.wantedCount ??= cue.count;
      break;
    case 'exclude':
      endExclusion(draft);
      draft.isExcluding = true;
      draft.exclusion = written;
      draft.exclusionText = written;
      break;
    case 'by':
    case 'of':
    case 'sort':
      break;
    default:
      takeWish(cue, draft);
  }
}

/** Data without a time column may have the month as a dimension. */
function takeGrain(grain: Grain, draft: Draft): void {
  const { model } = draft.lexicon;
  const named = model.views.some(({ time }) => time !== undefined) ? undefined : draft.lexicon.longestMatch(readWords(grain))?.meaning;
  if (named?.kind === 'dimension') draft.dimensions.push({ name: named.name, isBreakdown: true, isCounted: false });
  else draft.grain = grain;
}

const flags = {
  'over-time': 'isOverTime',
  share: 'isShare',
  begin: 'isBeginning',
  list: 'isList',
  sell: 'isSelling',
  add: 'isAddition',
  'go-on': 'isGoingOn',
} as const;

/**
 * Handles a word that is not in the model. It is reported as unknown after "in" or "for", with a capital letter, or in a condition, which
 * would otherwise be about something else. Other words are corrected, or lead to asking back.
 */
function takeUnknown(words: readonly Word[], index: number, draft: Draft, lexicon: Lexicon): void {
  const [before, word] = [words[index - 1], words[index]];
  // In "what share of Jackets revenue is online", the whole is named before the verb.
  if (word !== undefined && draft.isShare && shareVerbs.has(word.text)) draft.wholeFilters = draft.filters.length;
  const grain = grainNamed(word?.stem);
  if (grain !== undefined) {
    if (draft.rank !== undefined || draft.lastCue === 'which' || draft.lastCue === 'by') draft.grain ??= grain;
    else draft.grainNoun ??= grain;
    return;
  }
  const number = word === undefined || word.text === 'one' ? 0 : numberOf(word.text);
  if (word !== undefined && number > 0 && number < 1_000 && !draft.isNameExpected) {
    draft.wantedCount ??= number;
    return;
  }
  const place = word === undefined || word.text === 'first' ? undefined : ordinalOf(word.text);
  if (word !== undefined && place !== undefined) {
    draft.ordinals.push({ place, written: word.written });
    return;
  }
  if (word !== undefined && isComparative(word.text)) {
    if (isDownward(word.text) || !quantifiers.has(before?.text ?? '')) draft.comparatives.push({ word: word.text, written: word.written });
    return;
  }
  if (word === undefined || isFiller(word, before) || word.text.length < 2) return;
  const productNoun = lexicon.productNoun(word);
  if (productNoun !== undefined) {
    if (draft.isExcluding) draft.exclusion = undefined;
    addFilter(draft.filters, { dimension: 'product', values: [productNoun], isExcluded: draft.isExcluding, isPart: true });
    return;
  }
  const closest = lexicon.closest(word);
  if (closest !== undefined) {
    draft.corrections.push({ written: word.written, taken: closest.meaning.kind === 'value' ? closest.meaning.value : closest.phrase });
    takeMeaning(closest.meaning, draft);
    draft.nameEnd = index + 1;
    return;
  }
  const isName = before !== undefined && /^\p{Lu}/u.test(word.written);
  if (draft.isNameExpected || isName || draft.isCondition) draft.missing.push(word.written);
  else {
    const previous = joiners.has(before?.text ?? '') ? index - 1 : index;
    const isTelling = draft.nameEnd === previous || draft.cueEnd === index || isState(word.text) || isNearDirection(word.text);
    draft.strange.push({ written: word.written, index, isTelling });
    draft.unknownSinceMeasure.push(word.written);
  }
}

/** An unknown word right before a name, a breakdown or a condition belongs to it. */
function touchStrange({ strange }: Draft, index: number): void {
  const last = strange.at(-1);
  if (last?.index === index - 1) last.isTelling = true;
}

function writtenOf(words: readonly Word[]): string {
  return words.map(({ written }) => written).join(' ');
}

/** A pasted document is not read to its end. */
const maxWords = 300;
const longestPhrase = 16;

const shareVerbs: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'come', 'comes', 'came', 'go', 'goes', 'went']);
const nesting: ReadonlySet<string> = new Set(['of', 'in', 'during']);
const joiners: ReadonlySet<string> = new Set(['and', 'or', 'nor']);
/** After "no" at the start, they correct the last answer. */
const answerWords: ReadonlySet<string> = new Set('i only by show just the that in for thanks make not use'.split(' '));
/** "Show me more", "how much more". */
const quantifiers: ReadonlySet<string> = new Set(['me', 'us', 'show', 'any', 'some', 'tell', 'once', 'one', 'and', 'see', 'know']);

const existential: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'hi', 'hello', 'hey', 'out']);
const conditionWords: ReadonlySet<string> = new Set(['where', 'whose', 'having']);

function isVague(compare: Extract<Cue, { kind: 'compare' }>): boolean {
  return compare.with === 'what-follows' || compare.with === 'growth';
}

/** "May" and "fall" are times after "in" or "of", or before a year; otherwise the one asks for leave, and the other goes down. */
function isOtherSense([first, second]: readonly Word[], { lastCue }: Draft): boolean {
  const isVerb = (first?.text === 'may' && first.written !== 'May') || first?.text === 'fall';
  return isVerb && lastCue !== 'of' && !/^(20)?\d\d/.test(second?.text ?? '');
}
