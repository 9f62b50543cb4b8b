import { cutText } from '../../../ui/text/shortText.js';
import { answerText } from './answerText.js';
import { firstSentences } from './firstSentences.js';

/** Returns the beginning of an answer for screen readers. Parses only that part, and removes leading dashes. */
export function spokenAnswer(markdown: string): string {
  return firstSentences(answerText(cutText(markdown, 0, 4000)).replace(/^[^\S\n\r\u2028\u2029]*- /gm, ''));
}
