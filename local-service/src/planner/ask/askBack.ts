import { describeAbilities } from './smallTalk.js';

/** Asks which of two or three questions is meant; each is one that the planner answers. */
export function askBack(lead: string, readings: readonly string[]): string {
  if (readings.length < 2) return describeAbilities(lead);
  return `${lead} Did you mean one of these?\n\n${readings.map((question) => `- ${question}`).join('\n')}`;
}
