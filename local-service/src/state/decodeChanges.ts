import type { Known } from './encodeChanges.js';

/** The maps that transactions lead to, by name, and what later transactions may refer to. Throws where a transaction has another form. */
export function decodeChanges(transactions: Iterable<string>): Decoded {
  const maps = new Map<string, Map<string | number, unknown>>();
  const known: Known = { texts: new Map(), maps: new Map() };
  for (const transaction of transactions) for (const change of listIn(JSON.parse(transaction))) apply(listIn(change), maps, known);
  return { maps, known };
}

export interface Decoded {
  readonly maps: Map<string, ReadonlyMap<string | number, unknown>>;
  readonly known: Known;
}

function apply([kind, name, ...rest]: readonly unknown[], maps: Map<string, Map<string | number, unknown>>, known: Known): void {
  const [key, value] = rest;
  if (kind === 't' && typeof name === 'number' && typeof key === 'string') known.texts.set(name, key);
  else if (kind === 'm' && typeof name === 'number') known.maps.set(name, new Map(pairsOf(rest.map((part) => decode(part, known)))));
  else if (kind === '+' && typeof name === 'string') maps.set(name, maps.get(name) ?? new Map());
  else if (kind === '=' && isKey(key)) mapIn(maps, name).set(key, decode(value, known));
  else if (kind === '-' && isKey(key)) mapIn(maps, name).delete(key);
  else throw new TypeError(`There is no change ${JSON.stringify(kind)}.`);
}

function decode(value: unknown, known: Known): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, decode(held, known)]));
  const [kind, ...parts]: readonly unknown[] = value;
  switch (kind) {
    case 'a':
      return parts.map((part) => decode(part, known));
    case 't':
      return referred(known.texts, parts[0]);
    case 'm':
      return referred(known.maps, parts[0]);
    case 's':
      return new Set(parts.map((part) => decode(part, known)));
    case 'd':
      return new Date(Number(parts[0]));
    case 'b':
      return Uint8Array.from(parts, Number);
    case 'u':
      return undefined;
    default:
      throw new TypeError(`There is no value ${JSON.stringify(kind)}.`);
  }
}

function referred<T>(definitions: ReadonlyMap<number, T>, id: unknown): T {
  const found = definitions.get(Number(id));
  if (found === undefined) throw new TypeError(`Definition ${JSON.stringify(id)} is missing.`);
  return found;
}

function mapIn(maps: ReadonlyMap<string, Map<string | number, unknown>>, name: unknown): Map<string | number, unknown> {
  const found = typeof name === 'string' ? maps.get(name) : undefined;
  if (found === undefined) throw new TypeError(`There is no map ${JSON.stringify(name)}.`);
  return found;
}

function pairsOf(parts: readonly unknown[]): (readonly [unknown, unknown])[] {
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]] as const] : []));
}

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('It is not a list.');
  return value;
}

function isKey(key: unknown): key is string | number {
  return typeof key === 'string' || typeof key === 'number';
}
