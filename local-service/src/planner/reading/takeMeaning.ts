import { addFilter } from '../plan/addFilter.js';
import { dimensionNamed } from '../plan/members.js';
import { lowerFirst } from '../words/listText.js';
import type { Word } from '../words/words.js';
import type { Meaning } from './lexicon.js';
import type { Cue } from './phrases.js';
import type { Draft } from './Reading.js';
import { takeSubject } from './readSpecial.js';
import { endExclusion } from './settleDraft.js';

/** Takes a name of the data, with the word before it. */
export function takeMeaning(meaning: Meaning, draft: Draft, before?: Word): void {
  takeSubject(meaning, draft);
  switch (meaning.kind) {
    case 'measure':
      draft.unknownSinceMeasure = [];
      // "Stores without online orders" are those that have none.
      if (draft.isExcluding && draft.isAfterName && draft.subject !== undefined) draft.exclusion ??= draft.exclusionText;
      endExclusion(draft);
      if (!draft.measures.includes(meaning.name)) draft.measures.push(meaning.name);
      break;
    case 'dimension':
      if (!draft.dimensions.some(({ name }) => name === meaning.name)) {
        draft.dimensions.push({
          name: meaning.name,
          isBreakdown: draft.lastCue !== undefined && breakdownCues.has(draft.lastCue),
          isCounted: draft.lastCue === 'count' || (draft.dimensions.length > 0 && counting.has(before?.text ?? '')),
          isPer: before?.text === 'per',
        });
      }
      break;
    case 'flag':
      takeMeaning(
        breakdownCues.has(draft.lastCue ?? 'of') && !draft.isExcluding
          ? { kind: 'dimension', name: meaning.name }
          : { kind: 'value', dimension: meaning.name, value: 'true' },
        draft,
        before,
      );
      return;
    case 'value':
      if (draft.isExcluding) draft.exclusion = undefined;
      addFilter(draft.filters, {
        dimension: meaning.dimension,
        values: [meaning.value],
        isExcluded: draft.isExcluding,
        ...labelOf(meaning, draft),
      });
  }
  draft.isComparing = false;
  draft.isCondition = false;
  draft.isNameExpected = meaning.kind === 'value';
}

/** "Escalated", "not escalated". */
function labelOf({ dimension, value }: Extract<Meaning, { kind: 'value' }>, { lexicon, isExcluding }: Draft): { readonly label?: string } {
  const named = dimensionNamed(dimension, lexicon.model);
  if (named?.type !== 'boolean' || value !== 'true') return {};
  return { label: `${isExcluding ? 'not ' : ''}${lowerFirst(named.title.replace(/^(?:is|has|was) /i, ''))}` };
}

const breakdownCues: ReadonlySet<Cue['kind']> = new Set(['by', 'which', 'rank', 'add']);
/** "Which country has more customers". */
const counting: ReadonlySet<string> = new Set(['more', 'fewer', 'less', 'most', 'fewest', 'least']);
