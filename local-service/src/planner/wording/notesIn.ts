import type { AgentSession } from '../../agent/Agent.js';
import { conditionNotes } from '../notes/conditionNotes.js';
import { dividedPart } from '../notes/notes.js';
import { visibleRows } from '../notes/policyNotes.js';
import type { Plan } from '../plan/Plan.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { titleIn } from './titleIn.js';
import type { Voice } from './voice.js';

/** Notes on how the question was read. */
export function notesIn(voice: Voice, plan: Plan, { reading, lexicon, session }: Understanding): SpokenNotes {
  const { wording } = voice;
  const { notes, marks } = wording;
  const seen = visibleRows(plan, session);
  const reason = plan.comparison?.kind === 'range' ? plan.comparison.reason : undefined;
  const space = marks.space;
  return {
    before: [
      ...(reading.ignored.length > 0 ? [notes.ignored(marks.list(reading.ignored.map(marks.quote)))] : []),
      ...reading.corrections.map(({ written, taken }) => notes.readAs(written, taken)),
      ...(reading.unknownCharts.length > 0 ? [notes.noChart(marks.list(reading.unknownCharts.map(marks.quote)))] : []),
      ...(reading.currencies.length > 0 ? [notes.euros] : []),
      ...(plan.hasNothingBefore === true ? [`${wording.facts.nothingBefore}${marks.end}`] : []),
      ...(conditionNotes(reading, plan, lexicon).length > 0 || dividedPart(plan) !== undefined
        ? [notes.understood(titleIn(voice, plan))]
        : []),
      ...(seen.length > 0 ? [notes.visibleRows(marks.list(seen.map(marks.list)))] : []),
      ...(reason === 'same-days' ? [notes.sameDays] : []),
      ...(reason === 'first-and-last' ? [notes.firstAndLast] : []),
    ].join(space),
    after: [
      ...(plan.isAssumed === true ? [notes.assumed] : []),
      ...(plan.isExplained !== undefined ? [notes.noCauses] : []),
      ...(reading.isShare && plan.isShare !== true ? [notes.noShares] : []),
    ].join(space),
  };
}

interface Understanding {
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  readonly session: AgentSession;
}

export interface SpokenNotes {
  readonly before: string;
  readonly after: string;
}
