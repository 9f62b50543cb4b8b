import { describeAbilities } from './smallTalk.js';

/** Added to the answer if the question may be in another language. */
export const languagesRead = 'I read questions in English, German, Spanish, Japanese and Arabic only.';

/** Asks which of two or three questions is meant; each is one that the planner answers. */
export function askBack(lead: string, readings: readonly string[]): string {
  if (readings.length < 2) return describeAbilities(lead);
  return `${lead} Did you mean one of these?\n\n${readings.map((question) => `- ${question}`).join('\n')}`;
}
