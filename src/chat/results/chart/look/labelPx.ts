/** Estimates the width of a label in CSS pixels. East Asian characters are as wide as they are high. */
export function labelPx(name: string): number {
  return Array.from(name.slice(0, maxCharacters)).reduce((sum, character) => sum + (character >= '\u2e80' ? 12 : 7), 0);
}

/** Longer labels are shortened. */
const maxCharacters = 40;
