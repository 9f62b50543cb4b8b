import { typoDistance } from '../words/words.js';
import type { RankCue } from './phrases.js';

/** True for a word that compares, but not with anything named beside it. */
export function isComparative(word: string): boolean {
  return up.has(word) || down.has(word);
}

export function isDownward(comparative: string): boolean {
  return down.has(comparative);
}

export function isUpper({ direction }: RankCue): boolean {
  return direction === 'top' || direction === 'best';
}

/** An unknown word that says in which state something is, or how it is judged: "cancelled", "good". */
export function isState(word: string): boolean {
  return word.endsWith('ed') || word.endsWith('en') || judgements.has(word);
}

/** A misspelt direction is never corrected, because the opposite may be as near, nor ignored. */
export function isNearDirection(word: string): boolean {
  return word.length > 3 && directions.some((direction) => typoDistance(word, direction) < 2);
}

const up: ReadonlySet<string> = new Set(['more', 'better', 'higher', 'bigger', 'larger', 'greater']);
const down: ReadonlySet<string> = new Set(['less', 'fewer', 'worse', 'lower', 'smaller']);
const judgements: ReadonlySet<string> = new Set(
  'good great fine healthy normal unusual strange fair enough right wrong correct real true average mean median target budget goal planned net gross hourly early late mostly almost nearly half double twice last first next following moving rolling'.split(
    ' ',
  ),
);
const directions = 'down highest lowest smallest largest biggest fewest least most best worst bottom without except excluding never nobody'
  .split(' ')
  .concat([...up, ...down]);
