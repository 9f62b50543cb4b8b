import { addFilter } from '../plan/addFilter.js';
import type { Draft } from './Reading.js';

/** Decides what words mean that depend on all others. */
export function settleDraft(draft: Draft): void {
  endExclusion(draft);
  // "The month with the lowest revenue".
  if (draft.averageText !== '' || (draft.rank !== undefined && draft.dimensions.length === 0)) draft.grain ??= draft.grainNoun;
  if (draft.averageText !== '' && draft.grain === undefined) draft.unused.push(draft.averageText);
  settlePlace(draft);
  if (draft.isOften && draft.measures.some((name) => name !== 'orders')) draft.unsupported.push('how often');
  settleStrange(draft);
  settleRatio(draft);
  settleChannels(draft);
}

/** "The second best product". */
function settlePlace(draft: Draft): void {
  const [ordinal, ...others] = draft.ordinals;
  if (ordinal === undefined) return;
  if (draft.rank === undefined || draft.rank.count !== undefined || draft.wantedCount !== undefined || others.length > 0)
    draft.unused.push(...draft.ordinals.map(({ written }) => written));
  else {
    draft.rank = { ...draft.rank, count: ordinal.place, isPlace: true };
    draft.rankText = `${ordinal.written} ${draft.rankText}`;
  }
}

/** Ends a negation after which nothing came that could be left out: "no sales", "without December". */
export function endExclusion(draft: Draft): void {
  if (draft.exclusion === undefined) return;
  draft.unsettled.push(draft.exclusion);
  draft.exclusion = undefined;
  draft.isExcluding = false;
}

/** "Profit per customer by age group" divides; only "by customer and age group" asks for each. */
function settleRatio({ dimensions, grain, unsupported }: Draft): void {
  const ratio = dimensions.find(({ name, isPer }) => name === 'customer' && isPer);
  if (ratio !== undefined && (dimensions.length > 1 || grain !== undefined)) unsupported.push('per customer');
}

/** In "online compared with stores", stores are a channel. */
function settleChannels(draft: Draft): void {
  const { compare, filters, dimensions } = draft;
  const [only, ...others] = filters.filter(({ dimension }) => dimension === 'channel');
  const stores = dimensions.find(({ name, isBreakdown }) => name === 'store' && !isBreakdown);
  if (compare?.with !== 'what-follows' || stores === undefined || others.length > 0 || only?.values.join() !== 'Online') return;
  draft.dimensions = dimensions.filter((mention) => mention !== stores);
  addFilter(filters, { ...only, values: ['In store'] });
}

/** One unknown word beside a named measure is ignored, and named, if it cannot change what is asked for. */
function settleStrange(draft: Draft): void {
  const { strange, measures } = draft;
  const areIgnored = strange.length === 1 && measures.length > 0 && strange.every(({ isTelling }) => !isTelling);
  (areIgnored ? draft.ignored : draft.unused).push(...strange.map(({ written }) => written));
}
