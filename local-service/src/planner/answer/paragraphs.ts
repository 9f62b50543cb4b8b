import type { Voice } from '../wording/Wording.js';

export type Point = string | false | undefined;

/** A sentence and a list of sentences. */
export function paragraphs(voice: Voice, lead: string, points: readonly Point[] = []): readonly string[] {
  const list = bullets(voice, points);
  return [sentence(voice, lead), ...(list === '' ? [] : [list])];
}

export function bullets({ wording }: Voice, points: readonly Point[]): string {
  return points
    .filter((point) => point !== false && point !== undefined)
    .map((point) => `- ${point}${wording.marks.end}`)
    .join('\n');
}

/** Closes the gaps that parts with nothing to say leave. */
export function sentence({ wording }: Voice, text: string): string {
  const closed = text.replace(/ {2,}/g, ' ').replace(/ ([,.:;])/g, '$1');
  return `${closed.trim()}${wording.marks.end}`;
}

/** Remarks in one paragraph beside the answer. */
export function inItalics({ wording }: Voice, notes: readonly string[]): readonly string[] {
  return notes.length > 0 ? [`*${notes.join(wording.marks.space)}*`] : [];
}
