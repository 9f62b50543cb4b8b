import { findField } from '../spec/specFields.js';
import type { ComputedLists, SpecScope } from '../spec/specGrammar.js';
import { takeCounting } from './chartWork.js';
import { type ExpressionToken, expressionTokens } from './expressionTokens.js';
import { maxListItems } from './smallValue.js';

/**
 * Returns the lists that a calculation makes, if that is known without evaluating it: a text of a column split at a separator, or a list of
 * values.
 */
export function computedLists(expression: string, scope: SpecScope): ComputedLists | undefined {
  const tokens = expressionTokens(expression) ?? [];
  return splitTexts(tokens, scope) ?? listedValues(tokens, scope);
}

function splitTexts(tokens: readonly ExpressionToken[], scope: SpecScope): ComputedLists | undefined {
  const { start, end, column, separator } = split.exec(tokens.map(({ text }) => text).join(' '))?.groups ?? {};
  if (column === undefined || separator === undefined || (start !== undefined) !== (end !== undefined)) return undefined;
  const field = findField(column.replace(/^\. |^\[ ['"]|['"] \]$/g, ''), scope);
  if (field === undefined || /[\\]/.test(separator)) return undefined;
  const at = separator.slice(1, -1);
  const names = new Set<string>();
  let items = 0;
  for (const row of scope.values) {
    const text = String(row[field.alias]);
    takeCounting(unitsOfText + text.length * unitsOfCharacter, scope);
    const pieces = changed(text, start).split(at).slice(0, maxListItems);
    for (const piece of pieces) names.add(piece);
    items += pieces.length;
  }
  return { items, names: names.size };
}

function changed(text: string, call = ''): string {
  if (call.startsWith('lower')) return text.toLowerCase();
  if (call.startsWith('upper')) return text.toUpperCase();
  return call.startsWith('trim') ? text.trim() : text;
}

/** `[datum.a, datum.b]` has as many items in each row as it has commas, and one more. */
function listedValues(tokens: readonly ExpressionToken[], { values }: SpecScope): ComputedLists | undefined {
  if (tokens[0]?.text !== '[' || tokens.findIndex(({ text }) => text === ']') !== tokens.length - 1) return undefined;
  const items = values.length * (tokens.filter(({ text }) => text === ',').length + 1);
  return { items, names: items };
}

/** The tokens of `split(datum.name, 'separator')`, also with `lower`, `upper` or `trim` around the field. */
const split =
  /^split \( (?<start>(?:lower|upper|trim) \( )?datum (?<column>\. [^ ]{1,200}|\[ (?:'[^'\\]{1,200}'|"[^"\\]{1,200}") \]) (?<end>\) )?, (?<separator>'[^']{0,50}'|"[^"]{0,50}") \)$/;
const unitsOfText = 20;
const unitsOfCharacter = 2;
