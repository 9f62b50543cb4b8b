/** The first sentences of a text, up to about `maxLength` characters; a longer first sentence is cut at a word. */
export function firstSentences(text: string, maxLength = 280): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  let taken = '';
  for (const sentence of plain.match(/.+?(?:[.!?](?=\s)|[。！？؟]|$)\s*/gu) ?? []) {
    if ((taken + sentence).trimEnd().length > maxLength) break;
    taken += sentence;
  }
  if (taken !== '') return taken.trimEnd();
  const cut = plain.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
