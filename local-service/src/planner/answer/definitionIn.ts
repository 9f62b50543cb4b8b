import { measureNamed } from '../plan/members.js';
import type { Lexicon } from '../reading/lexicon.js';
import { readQuestion } from '../reading/readQuestion.js';
import { measureName } from '../wording/memberNames.js';
import type { Voice } from '../wording/Wording.js';
import { answerDefinition } from './answerDefinition.js';

/** Explains a measure by its meaning, or what can be asked; `undefined` for questions that do not ask for that. */
export function definitionIn(voice: Voice, english: string, lexicon: Lexicon, abilities: () => string): string | undefined {
  if (answerDefinition(english, lexicon) === undefined) return undefined;
  const { names, marks } = voice.wording;
  const [name] = readQuestion(english, lexicon).measures;
  const measure = name === undefined ? undefined : measureNamed(name, lexicon.model);
  const meaning = measure && names.meanings[measure.description];
  if (measure === undefined || meaning === undefined) return abilities();
  return `**${measureName(names, measure)}**${marks.colon}${meaning}${marks.end}`;
}
