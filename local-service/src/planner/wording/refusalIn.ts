import type { PlanningModel } from '../plan/PlanningModel.js';
import type { Reading } from '../reading/Reading.js';
import { abilitiesOf } from './abilitiesOf.js';
import { offeredQuestions } from './offeredQuestions.js';
import type { OtherVoice, Voice } from './Wording.js';

/** Says why a question is not answered, and asks back with the questions that may be meant, or shows what can be asked. */
export function refusalIn(voice: OtherVoice, offers: readonly string[], reading: Reading, abilities: string): string {
  const { refusals, marks } = voice.wording;
  const lead = leadIn(voice, reading);
  const questions = offeredQuestions(voice, offers, reading.lexicon);
  return questions.length < 2 ? `${lead}\n\n${abilities}` : `${lead}${marks.space}${refusals.didYouMean}\n\n${listOf(questions)}`;
}

/** Says what can be asked. */
export function abilitiesIn(voice: Voice, model: PlanningModel, starters: readonly string[]): string {
  const { refusals } = voice.wording;
  const abilities = refusals.abilities(abilitiesOf(voice, model));
  return starters.length === 0 ? abilities : `${abilities}\n\n${refusals.forExample}\n\n${listOf(starters.slice(0, 3))}`;
}

export function listOf(questions: readonly string[]): string {
  return questions.map((question) => `- ${question}`).join('\n');
}

function leadIn(
  { wording }: OtherVoice,
  { missing, unused, unsettled, unsupported, unknownCharts, measures, dimensions, filters }: Reading,
): string {
  const { refusals, marks, notes } = wording;
  const quoted = (words: readonly string[]) => marks.choice(words.slice(0, 5).map(marks.quote));
  if (missing.length > 0) return refusals.notFound(quoted(missing));
  const [unclear] = [unused, unsettled, unsupported].filter(({ length }) => length > 0);
  if (unclear !== undefined) return refusals.notUnderstood(quoted(unclear));
  if (unknownCharts.length > 0) return notes.noChart(quoted(unknownCharts), unknownCharts, undefined);
  return measures.length + dimensions.length + filters.length > 0 ? refusals.cannotAnswer : refusals.nothing;
}
