import { readTimeRange } from '../plan/timeRange.js';
import { isFiller } from '../words/fillerWords.js';
import { capital } from '../words/listText.js';
import { typoDistance, type Word } from '../words/words.js';
import type { Lexicon } from './lexicon.js';
import { readCue } from './phrases.js';

/** Its name, as it is written. */
export function nameOfTime({ text }: Word): string {
  return months.includes(text) ? capital(text) : text;
}

/** A word that was meant to be a month or another time: "Jully". */
export function correctedTime(word: Word, lexicon: Lexicon): Word | undefined {
  const { text, stem } = word;
  if (text.length < 4 || /\d/.test(text) || realWords.has(text) || isFiller(word, undefined)) return undefined;
  const taken = times.find((time) => time[0] === text[0] && typoDistance(text, time) === 1);
  if (taken === undefined || times.includes(stem) || readTimeRange(text, lexicon.model) !== undefined || readCue(text) !== undefined)
    return undefined;
  return lexicon.longestMatch([word]) === undefined ? { ...word, text: taken, stem: taken } : undefined;
}

const months = 'january february march april june july august september october november december'.split(' ');
const times = [...months, 'spring', 'summer', 'autumn', 'winter', 'quarter', 'month', 'yesterday'];
const realWords: ReadonlySet<string> = new Set(['match', 'string', 'mouth']);
