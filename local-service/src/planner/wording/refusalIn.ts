import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { offeredQuestions } from './offeredQuestions.js';
import type { OtherVoice, Voice } from './Wording.js';

/** Says why a question is not answered, and asks back with the questions that the English refusal offers, or shows what can be asked. */
export function refusalIn(voice: OtherVoice, english: string, reading: Reading, lexicon: Lexicon): string {
  const { refusals } = voice.wording;
  const lead = leadIn(voice, reading);
  const questions = english.includes('Did you mean') ? offeredQuestions(voice, english, lexicon) : [];
  if (questions.length < 2) return abilitiesIn(voice, lead);
  return `${lead}${voice.wording.marks.space}${refusals.didYouMean}\n\n${listOf(questions)}`;
}

/** Says what can be asked. */
export function abilitiesIn({ wording }: Voice, lead: string): string {
  const { refusals, starters } = wording;
  return `${lead}\n\n${refusals.abilities}\n\n${refusals.forExample}\n\n${listOf(starters.slice(0, 3))}`;
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
