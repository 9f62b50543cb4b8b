/**
 * Returns the texts that stand for the values of a filter, a different one for each value: `∅` for null and `“”` for an empty text. A text
 * that could be taken for another value is quoted.
 */
export function textsOfValues(values: readonly unknown[]): readonly string[] {
  const others = new Set(values.filter((value) => typeof value !== 'string').map(plainText));
  return values.map((value) => (typeof value === 'string' && (isSign(value) || others.has(value)) ? `“${value}”` : plainText(value)));
}

/**
 * Returns the values that texts stand for, as `textsOfValues` writes them. `known` are lists of values, such as those before the change: a
 * text that stands for one of them is that value. Any other is a number or boolean if all values of the first list are, or a number if
 * `isCompared`.
 */
export function valuesOfTexts(
  texts: readonly string[],
  known: readonly (readonly unknown[])[],
  { isCompared = false }: { readonly isCompared?: boolean } = {},
): readonly unknown[] {
  // The first list counts most.
  const byText = new Map(known.toReversed().flatMap((values) => textsOfValues(values).map((text, index) => [text, values[index]])));
  const types = new Set(known[0]?.filter((value) => value !== null).map((value) => typeof value));
  const [type] = types.size === 1 ? types : [];
  return texts.map((text) => {
    if (byText.has(text)) return byText.get(text);
    if (text === nullSign) return null;
    if (isSign(text)) return text.slice(1, -1);
    if ((isCompared || type === 'number') && isExactNumber(text)) return Number(text);
    return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text;
  });
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return nullSign;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** True for what is not read as it is written. */
function isSign(text: string): boolean {
  return text === '' || text === nullSign || (text.startsWith('“') && text.endsWith('”'));
}

/** True for a number that keeps all its digits. */
function isExactNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15;
}

const nullSign = '∅';
