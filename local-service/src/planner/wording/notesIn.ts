import { conditionNotes } from '../conditionNotes.js';
import type { Lexicon } from '../lexicon.js';
import type { Plan } from '../Plan.js';
import type { Reading } from '../Reading.js';
import { titleIn } from './titleIn.js';
import type { Voice } from './voice.js';

/** What the reader should know about how the question was understood. */
export function notesIn(voice: Voice, reading: Reading, plan: Plan, lexicon: Lexicon): SpokenNotes {
  const { wording } = voice;
  const { notes, marks } = wording;
  const reason = plan.comparison?.kind === 'range' ? plan.comparison.reason : undefined;
  const space = marks.space;
  return {
    before: [
      ...reading.corrections.map(({ written, taken }) => notes.readAs(written, taken)),
      ...(reading.unknownCharts.length > 0 ? [notes.noChart(marks.list(reading.unknownCharts.map(marks.quote)))] : []),
      ...(reading.currencies.length > 0 ? [notes.euros] : []),
      ...(plan.hasNothingBefore === true ? [`${wording.facts.nothingBefore}${marks.end}`] : []),
      ...(conditionNotes(reading, plan, lexicon).length > 0 ? [notes.understood(titleIn(voice, plan))] : []),
      ...(reason === 'same-days' ? [notes.sameDays] : []),
      ...(reason === 'first-and-last' ? [notes.firstAndLast] : []),
    ].join(space),
    after: [
      ...(plan.isAssumed === true ? [notes.assumed] : []),
      ...(reading.isShare && plan.isShare !== true ? [notes.noShares] : []),
    ].join(space),
  };
}

export interface SpokenNotes {
  readonly before: string;
  readonly after: string;
}
