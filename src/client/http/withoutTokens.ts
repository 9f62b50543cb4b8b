/** Replaces what looks like a JSON web token, should a service ever echo one. Linear in the length of the text. */
export function withoutTokens(text: string): string {
  return text.includes('ey') ? text.replace(dottedWords, withoutToken) : text;
}

/** Matches are maximal and cannot fail after their first character, so each character is read once. */
const dottedWords = /[\w.-]+/g;

/** `{"` and `{ "` in base64. A prefix such as `%3D` hides no token. */
const tokenStart = /ey(?:J|Ai)/g;

const shortestHeader = 7;

function withoutToken(words: string): string {
  for (const { index } of words.matchAll(tokenStart)) {
    const headerEnd = words.indexOf('.', index);
    const payloadEnd = headerEnd < 0 ? -1 : words.indexOf('.', headerEnd + 2);
    // Later starts have no more dots after them.
    if (payloadEnd < 0) return words;
    if (headerEnd - index >= shortestHeader) return `${words.slice(0, index)}[token]`;
  }
  return words;
}
