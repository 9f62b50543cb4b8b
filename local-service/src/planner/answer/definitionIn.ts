import type { Lexicon } from '../reading/lexicon.js';
import { readQuestion } from '../reading/readQuestion.js';
import { abilitiesIn } from '../wording/refusalIn.js';
import type { Voice } from '../wording/Wording.js';
import { answerDefinition } from './answerDefinition.js';

/** Explains a measure by its meaning, or what can be asked; `undefined` for questions that do not ask for that. */
export function definitionIn(voice: Voice, english: string, lexicon: Lexicon): string | undefined {
  if (answerDefinition(english, lexicon) === undefined) return undefined;
  const { names, marks, refusals } = voice.wording;
  const [measure] = readQuestion(english, lexicon).measures;
  const meaning = measure === undefined ? undefined : names.meanings[measure];
  if (measure === undefined || meaning === undefined) return abilitiesIn(voice, refusals.help);
  return `**${names.measures[measure] ?? measure}**${marks.colon}${meaning}${marks.end}`;
}
