/**
 * Writes values as JSON that `decodeChanges` reads back as they are. Long texts and maps, such as model files, are written once and then
 * referred to, so that a branch that shares its files with another one costs little, and shares them again when it is read.
 */
export interface Encoder {
  /** Encodes a value; what it refers to for the first time goes into `definitions`. Throws for a function or an object of a class. */
  encode(value: unknown): Json;
  /** What has to stand before the values that were encoded since the last call of `keep` or `drop`. */
  readonly definitions: readonly Json[];
  /** The definitions have been written. */
  keep(): void;
  /** They have not, and are due again. */
  drop(): void;
}

export function createEncoder(known: Known = { texts: new Map(), maps: new Map() }): Encoder {
  const textIds = new Map([...known.texts].map(([id, text]) => [text, id]));
  const mapIds = new WeakMap([...known.maps].map(([id, map]) => [map, id]));
  let lastId = [...known.texts.keys(), ...known.maps.keys()].reduce((last, id) => Math.max(last, id), 0);
  let definitions: Json[] = [];
  let undo: (() => void)[] = [];

  function encode(value: unknown): Json {
    if (typeof value === 'string') return value.length < longText ? value : ['t', refer(value, textIds, (id) => ['t', id, value])];
    if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
    if (value === undefined) return ['u'];
    if (Array.isArray(value)) return ['a', ...value.map(encode)];
    if (typeof value === 'object') return encodeObject(value);
    throw new TypeError(`A ${typeof value} cannot be kept.`);
  }

  function encodeObject(value: object): Json {
    if (value instanceof Map) return ['m', refer(value, mapIds, (id) => ['m', id, ...encodeEntries(value)])];
    if (value instanceof Set) return ['s', ...[...value].map(encode)];
    if (value instanceof Date) return ['d', value.getTime()];
    if (value instanceof Uint8Array) return ['b', ...value];
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw new TypeError('An object of a class cannot be kept.');
    return Object.fromEntries(Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [[name, encode(held)]])));
  }

  function encodeEntries(map: ReadonlyMap<unknown, unknown>): Json[] {
    return [...map].flatMap(([key, held]) => [encode(key), encode(held)]);
  }

  function refer<T>(value: T, ids: References<T>, define: (id: number) => Json): number {
    const known = ids.get(value);
    if (known !== undefined) return known;
    lastId += 1;
    const id = lastId;
    // Before it is referred to; what it contains comes before it.
    definitions.push(define(id));
    ids.set(value, id);
    undo.push(() => ids.delete(value));
    return id;
  }

  return {
    encode,
    get definitions() {
      return definitions;
    },
    keep() {
      definitions = [];
      undo = [];
    },
    drop() {
      for (const forget of undo) forget();
      definitions = [];
      undo = [];
    },
  };
}

/** Definitions of earlier transactions by their numbers. */
export interface Known {
  readonly texts: Map<number, string>;
  readonly maps: Map<number, ReadonlyMap<unknown, unknown>>;
}

/** What `JSON.parse` gives. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface References<T> {
  get(value: T): number | undefined;
  set(value: T, id: number): unknown;
  delete(value: T): boolean;
}

/** True if a value is plain data. */
export function canBeKept(value: unknown): boolean {
  try {
    createEncoder().encode(value);
    return true;
  } catch {
    return false;
  }
}

const longText = 400;
