/**
 * The chart library looks texts up in plain objects. A text that every object has as a property, such as `constructor`, ends with an
 * invisible character inside a chart, so that nothing else is found.
 */
export function markInherited(text: string): string {
  return inherited.has(text) ? `${text}${mark}` : text;
}

/** Returns a text as it was before `markInherited`. */
export function unmarkInherited(text: string): string {
  return text.endsWith(mark) && inherited.has(text.slice(0, -1)) ? text.slice(0, -1) : text;
}

const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
/** A word joiner. */
const mark = '\u2060';
