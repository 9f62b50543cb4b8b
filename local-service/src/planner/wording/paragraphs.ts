import type { Voice } from './voice.js';

/** A sentence and a list of sentences. */
export function paragraphs({ wording }: Voice, lead: string, points: readonly (string | false)[]): string {
  const { end } = wording.marks;
  const list = points.filter((point) => point !== false).map((point) => `- ${point}${end}`);
  return [`${lead}${end}`, ...(list.length > 0 ? [list.join('\n')] : [])].join('\n\n');
}
