/** Truncates a text for a place that cannot grow, such as a heading or a tooltip, with "…" if something was cut. */
export function shortText(text: string, maxCharacters: number): string {
  return text.length > maxCharacters ? `${cutText(text, 0, maxCharacters)}…` : text;
}

/** Returns part of a text without splitting characters: surrogate pairs, combining marks, flags and joined emoji stay whole. */
export function cutText(text: string, from: number, to: number): string {
  return text.slice(letterStart(text, from), letterStart(text, to));
}

/** Returns the index, or the start of the character that it would split. Characters longer than 64 code units are split. */
function letterStart(text: string, place: number): number {
  if (place <= 0 || place >= text.length || (text.charCodeAt(place) < firstMark && text.charCodeAt(place - 1) < firstMark)) return place;
  const start = Math.max(0, place - longestLetter);
  const letter = segmenter?.segment(text.slice(start, place + longestLetter)).containing(place - start);
  if (letter !== undefined && letter.index > 0) return start + letter.index;
  return start === 0 && letter !== undefined ? 0 : isInsidePair(text, place) ? place - 1 : place;
}

function isInsidePair(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  const before = text.charCodeAt(place - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}

/** No code unit below this one combines with the character before it. */
const firstMark = 0x300;
const longestLetter = 64;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
