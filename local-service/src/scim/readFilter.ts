import { badScimValue } from './scimResponse.js';

/** Attributes that a filter may name, in lower case, and the values an item has for each. */
export type FilterAttributes<T> = Readonly<Record<string, FilterAttribute<T>>>;

interface FilterAttribute<T> {
  readonly valuesOf: (item: T) => readonly (string | boolean | null)[];
  readonly isCaseExact?: boolean;
}

/** A filter of `eq` clauses, joined by `and`; 400 `invalidFilter` for anything else. */
export function readFilter<T>(filter: string | undefined, attributes: FilterAttributes<T>): (item: T) => boolean {
  if (filter === undefined || filter.trim() === '') return () => true;
  const clauses = splitClauses(filter).map((text) => readClause(text, attributes));
  return (item) => clauses.every((holds) => holds(item));
}

/** Parts a filter at each `and` outside of quotes. */
function splitClauses(filter: string): readonly string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: found, index } of filter.matchAll(textOrAnd)) {
    if (found.startsWith('"')) continue;
    clauses.push(filter.slice(from, index));
    from = index + found.length;
  }
  return [...clauses, filter.slice(from)];
}

/** A text in quotes, or up to the end where they are not closed. */
const textOrAnd = /"(?:[^"\\]|\\[\s\S])*"?|\sand(?=\s)/gi;

function readClause<T>(text: string, attributes: FilterAttributes<T>): (item: T) => boolean {
  const [, path = '', literal = ''] = /^\s*([\w.:-]+)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/i.exec(text) ?? [];
  const attribute = ownAttribute(attributes, path);
  if (attribute === undefined) {
    const names = Object.keys(attributes).join(', ');
    throw badScimValue('invalidFilter', `"${text.trim()}" is not a supported filter. Use eq with one of ${names}.`);
  }
  const { valuesOf, isCaseExact = false } = attribute;
  const fold = (value: string | boolean) => (isCaseExact ? String(value) : String(value).toLowerCase());
  const wanted = fold(readLiteral(literal));
  return (item) => valuesOf(item).some((value) => value !== null && fold(value) === wanted);
}

/** Names may carry the address of their schema, and are the same in any case. */
function ownAttribute<T>(attributes: FilterAttributes<T>, path: string): FilterAttribute<T> | undefined {
  const name = withoutSchema(path).toLowerCase();
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

export function withoutSchema(path: string): string {
  return path.replace(/^urn:[\w:.-]+:(?=\w)/i, '');
}

function readLiteral(literal: string): string {
  if (!literal.startsWith('"')) return literal;
  try {
    return String(JSON.parse(literal));
  } catch {
    throw badScimValue('invalidFilter', `${literal} is not a string.`);
  }
}
