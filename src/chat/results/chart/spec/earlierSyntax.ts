import { isSpecObject, type SpecObject } from './specGrammar.js';

/**
 * Parses a spec and rewrites what earlier versions of Vega-Lite allowed and models still write: `selection`, now `params`, the field `*`
 * of a count, and hyphens in names of marks. Throws a `SyntaxError` if the text is not JSON.
 */
export function parseAnyVersion(specText: string): unknown {
  if (!/"(?:selection|\*|box-plot|error-ba(?:r|nd))"/.test(specText)) return JSON.parse(specText);
  const emptyChoosesNone = new Set<string>();
  // A condition may come before the selection that defines what it means while empty.
  JSON.parse(specText, (key, value: unknown) => {
    if (key !== 'selection' || !isSpecObject(value)) return value;
    for (const [name, definition] of Object.entries(value)) if (Object(definition).empty === 'none') emptyChoosesNone.add(name);
    return value;
  });
  return JSON.parse(specText, (key, value: unknown) => {
    if (isSpecObject(value)) return rewrite(key, value, emptyChoosesNone);
    return key === 'mark' || key === 'type' ? (laterMarks.get(value) ?? value) : value;
  });
}

function rewrite(key: string, value: SpecObject, emptyChoosesNone: ReadonlySet<string>): SpecObject {
  const named = value.field === '*' && (value.aggregate === 'count' || value.op === 'count') ? withoutField(value) : value;
  if (!('selection' in named)) return named;
  const { selection, ...rest } = named;
  const byName = (name: unknown): SpecObject =>
    typeof name === 'string' && emptyChoosesNone.has(name) ? { param: name, empty: false } : { param: name };
  if (key === 'domain') return { ...rest, param: selection };
  if (typeof selection === 'string') return { ...rest, ...byName(selection) };
  if (isSpecObject(selection) && !['and', 'or', 'not'].some((word) => word in selection))
    return { ...rest, params: [...(Array.isArray(rest.params) ? rest.params : []), ...Object.entries(selection).map(parameter)] };
  const test = combination(selection, byName);
  return Object.keys(rest).length === 0 && isSpecObject(test) ? test : { ...rest, test };
}

function withoutField({ field: _all, ...rest }: SpecObject): SpecObject {
  return rest;
}

function parameter([name, definition]: [string, unknown]): SpecObject {
  const { type, bind, init, empty: _moved, ...select } = Object(definition) as SpecObject;
  return {
    name,
    select: { ...select, type: type === 'single' || type === 'multi' ? 'point' : type },
    ...(bind === undefined ? {} : { bind }),
    ...(init === undefined ? {} : { value: init }),
  };
}

/** A combination of selections, as a condition. Its depth is limited where conditions are read. */
function combination(value: unknown, byName: (name: string) => SpecObject): unknown {
  if (typeof value === 'string') return byName(value);
  if (Array.isArray(value)) return value.map((part) => combination(part, byName));
  if (!isSpecObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([word, part]) => [word, combination(part, byName)]));
}

const laterMarks: ReadonlyMap<unknown, string> = new Map([
  ['box-plot', 'boxplot'],
  ['error-bar', 'errorbar'],
  ['error-band', 'errorband'],
]);
