import { addFilter } from '../plan/addFilter.js';
import { canMeasure, hasDimension } from '../plan/members.js';
import type { Entity } from '../plan/Plan.js';
import { canBeLookedUp } from '../plan/rowConditions.js';
import type { Word } from '../words/words.js';
import type { Lexicon, Meaning } from './lexicon.js';
import type { Draft } from './Reading.js';
import { readAbsence } from './readAbsence.js';
import { readComputation } from './readComputation.js';
import { readCondition } from './readCondition.js';
import { readDescribedCount } from './readDescribedCount.js';
import { readNamedFilter } from './readNamedFilter.js';

/** Reads conditions, absences and words for several values, which are longer than their single words. Returns how many words it took. */
export function readSpecial(words: readonly Word[], index: number, draft: Draft, lexicon: Lexicon): number | undefined {
  const rest = words.slice(index, index + longestSpecial);
  const text = rest.map((word) => word.text).join(' ');
  return (
    takeDescribedCount(rest, draft, lexicon) ??
    takeAbsence(text, draft) ??
    takeNamedFilter(text, draft) ??
    takeComputation(rest, words[index - 1], draft, lexicon) ??
    takeCondition(rest, words[index - 1], draft, lexicon)
  );
}

/** Remembers what a later condition may be about. */
export function takeSubject(meaning: Meaning, draft: Draft): void {
  if (meaning.kind === 'value' || meaning.kind === 'flag') return;
  const entity = meaning.kind === 'measure' ? (meaning.name === 'orders' ? 'order' : undefined) : entityOf(meaning.name);
  const isScope = draft.lastCue === 'of' && draft.measures.length + draft.dimensions.length > 0;
  if (meaning.kind === 'measure') draft.measureBefore = meaning.name;
  else if (isScope || draft.lastCue === undefined) draft.measureBefore = undefined;
  draft.isMeasureOfSubject = meaning.kind === 'measure' && entity === undefined && draft.subject !== undefined && draft.lastCue !== 'by';
  draft.isDividedSince = meaning.kind === 'dimension' && entity === undefined;
  if (entity === undefined) return;
  draft.subject = entity;
  draft.isScope = isScope;
}

const longestSpecial = 16;

function entityOf(dimension: string): Entity | undefined {
  return dimension === 'product' || dimension === 'store' || dimension === 'customer' ? dimension : undefined;
}

function takeDescribedCount(rest: readonly Word[], draft: Draft, lexicon: Lexicon): number | undefined {
  const described = readDescribedCount(rest, lexicon);
  if (described === undefined) return undefined;
  const { dimension, count, isEach, wordCount } = described;
  draft.described.push({ dimension: dimension.name, count });
  takeSubject(dimension, draft);
  if (!draft.dimensions.some(({ name }) => name === dimension.name))
    draft.dimensions.push({ name: dimension.name, isBreakdown: isEach, isCounted: draft.lastCue === 'count' });
  draft.isNameExpected = false;
  return wordCount;
}

function takeAbsence(text: string, draft: Draft): number | undefined {
  const absence = readAbsence(text, draft.subject);
  if (absence === undefined || !canBeLookedUp({ ...absence, of: { kind: absence.of } }, draft.lexicon.model)) return undefined;
  const { wordCount, ...rest } = absence;
  draft.absences.push(rest);
  draft.isNameExpected = false;
  return wordCount;
}

function takeNamedFilter(text: string, draft: Draft): number | undefined {
  const named = readNamedFilter(text) ?? weekdaysBesideWeekends(text, draft);
  if (named === undefined) return undefined;
  const { value: filter, wordCount } = named;
  if (!hasDimension(draft.lexicon.model, filter.dimension)) {
    draft.unsettled.push(text.split(' ').slice(0, wordCount).join(' '));
    return wordCount;
  }
  if (draft.isExcluding) draft.exclusion = undefined;
  addFilter(draft.filters, draft.isExcluding ? { ...filter, isExcluded: !filter.isExcluded, label: `not ${filter.label}` } : filter);
  draft.isNameExpected = false;
  return wordCount;
}

/** A longer name of a measure, such as "median order value", is none of these. */
function takeComputation(rest: readonly Word[], before: Word | undefined, draft: Draft, lexicon: Lexicon): number | undefined {
  const text = rest.map((word) => word.text).join(' ');
  const found = readComputation(text);
  const longestName = pluralAverage.test(text) ? 0 : (lexicon.longestMatch(rest)?.wordCount ?? 0);
  if (found === undefined || longestName > found.wordCount) return undefined;
  const { value: reading, wordCount } = found;
  switch (reading.kind) {
    case 'computation':
      draft.computation = reading.computation;
      draft.grain = reading.grain ?? draft.grain;
      break;
    case 'window':
      if (draft.computation?.kind !== 'moving-average') return undefined;
      draft.computation = { ...draft.computation, size: reading.size };
      draft.grain = reading.grain;
      break;
    case 'average':
      draft.averageText ||= (rest[0]?.text === 'on' ? rest[1] : rest[0])?.written ?? '';
      if (draft.isComparing || isBound.has(before?.text ?? '')) draft.unsupported.push(draft.averageText);
      break;
    case 'order-values':
      if (!canMeasure('median_order_value', lexicon.model)) {
        draft.unsupported.push(rest[0]?.written ?? '');
        break;
      }
      draft.dimensions.push({ name: 'order_value', isBreakdown: true, isCounted: false });
      if (draft.measures.length === 0) draft.measures.push('orders');
      break;
    case 'unsupported':
      draft.unsupported.push(reading.name);
  }
  draft.isNameExpected = false;
  return wordCount;
}

/** "Average orders" counts them; the "average order" is worth something. */
const pluralAverage = /^(?:average|avg|mean) (?:orders|sales)(?! value)\b/;
const isBound: ReadonlySet<string> = new Set(['above', 'below', 'over', 'under', 'than']);

/** Alone, "weekdays" are a breakdown. */
function weekdaysBesideWeekends(text: string, { filters }: Draft): ReturnType<typeof readNamedFilter> {
  const isBeside = filters.some(({ label }) => label === 'on weekends') && /^weekdays(?: |$)/.test(text);
  const named = isBeside ? readNamedFilter('on weekdays') : undefined;
  return named && { ...named, wordCount: 1 };
}

function takeCondition(rest: readonly Word[], before: Word | undefined, draft: Draft, lexicon: Lexicon): number | undefined {
  const condition = readCondition(rest, lexicon);
  // "With cost over 1000" is about the measure; "products that cost over 100" about the price.
  if (condition === undefined || (rest[0]?.stem === 'cost' && costMeasureWords.has(before?.text ?? ''))) return undefined;
  const { wordCount, ...read } = condition;
  const isBare = read.noun === undefined && read.about === undefined;
  const isOfGroups = draft.subject === 'order' && draft.isDividedSince && isBare && read.unit === undefined;
  draft.conditions.push({ ...read, subject: isOfGroups ? undefined : draft.subject, measureBefore: draft.measureBefore });
  if (draft.isScope) dropSubject(draft);
  if (draft.isMeasureOfSubject && isBare) draft.measures = draft.measures.filter((name) => name !== draft.measureBefore);
  if (isBare) {
    draft.missing.push(...draft.unknownSinceMeasure);
    draft.strange = draft.strange.filter(({ written }) => !draft.unknownSinceMeasure.includes(written));
  }
  draft.unknownSinceMeasure = [];
  draft.isCondition = read.noun === undefined;
  draft.isNameExpected = false;
  draft.isExcluding = false;
  draft.lastCue = undefined;
  return wordCount;
}

const costMeasureWords: ReadonlySet<string> = new Set(['with', 'having', 'whose', 'where', 'and', 'total', 'the', 'high']);

/** "Revenue of orders above 500" asks for revenue alone. */
function dropSubject(draft: Draft): void {
  if (draft.subject === 'order') draft.measures = draft.measures.filter((name) => name !== 'orders');
  else draft.dimensions = draft.dimensions.filter(({ name }) => name !== draft.subject);
  draft.isScope = false;
}
