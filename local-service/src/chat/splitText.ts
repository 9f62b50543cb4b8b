/** Cuts a text into groups of a few words, as a model's tokens would come; never inside a code point. */
export function splitText(text: string): readonly string[] {
  return text.match(/(?:\s*\S{1,16}){1,3}\s*|\s+/gu) ?? [];
}
