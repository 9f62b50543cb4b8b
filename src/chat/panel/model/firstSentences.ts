import { cutText } from '../../../ui/text/shortText.js';

/** Returns the first sentences of a text, up to about `maxLength` characters. A longer first sentence is cut at a word. */
export function firstSentences(text: string, maxLength = 280): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  let end = 0;
  for (const { 0: mark, index } of plain.matchAll(sentenceEnd)) {
    if (index + mark.length > maxLength) break;
    end = index + mark.length;
  }
  if (end > 0) return plain.slice(0, end);
  const space = plain.lastIndexOf(' ', maxLength);
  return `${cutText(plain, 0, space > maxLength / 2 ? space : maxLength).trimEnd()}…`;
}

const sentenceEnd = /[.!?](?=\s)|[。！？؟]/g;
