/** Truncates a text for a place that cannot grow, such as a heading or a tooltip, with "…" if something was cut. */
export function shortText(text: string, maxCharacters: number): string {
  return text.length > maxCharacters ? `${cutText(text, 0, maxCharacters)}…` : text;
}

/** Returns a part of a text without splitting surrogate pairs. */
export function cutText(text: string, from: number, to: number): string {
  return text.slice(isInside(text, from) ? from - 1 : from, isInside(text, to) ? to - 1 : to);
}

function isInside(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  const before = text.charCodeAt(place - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}
