import type { Names } from '../http/Dialect.js';

/** Looks names up in one direction: from the contract to the service, or back. */
export interface Vocabulary {
  /** True for the direction from the service to the contract. */
  readonly isHeard: boolean;
  /** The name to write, and the contract's name of the field. `parent` is the contract's name of the field around it. */
  field(parent: string, name: string): { readonly written: string; readonly known: string };
  /** The words of a field; `undefined` where none is renamed. `parent` and `field` are the contract's names. */
  words(parent: string, field: string): ReadonlyMap<string, string> | undefined;
  /** A header name, in any case; itself where it has no other. */
  header(name: string): string;
}

export interface VocabularySource {
  readonly headers: Names;
  readonly fields: Names;
  readonly values: Readonly<Record<string, Names>>;
}

/** From the contract to the service. */
export function createSpokenVocabulary({ headers, fields, values }: VocabularySource): Vocabulary {
  const names = new Map(Object.entries(fields));
  const words = new Map(Object.entries(values).map(([field, map]) => [field, new Map(Object.entries(map))]));
  return {
    isHeard: false,
    field: (parent, name) => ({ written: names.get(`${parent}.${name}`) ?? names.get(name) ?? name, known: name }),
    words: wordsIn(words),
    header: headerIn(Object.entries(headers)),
  };
}

/** From the service to the contract. */
export function createIncomingVocabulary({ headers, fields, values }: VocabularySource): Vocabulary {
  const qualified = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const [key, theirs] of Object.entries(fields)) {
    const { parent, field } = splitKey(key);
    if (parent === undefined) plain.set(theirs, field);
    else qualified.set(`${parent}.${theirs}`, field);
  }
  const words = new Map(
    Object.entries(values).map(([field, map]) => [field, new Map(Object.entries(map).map(([ours, theirs]) => [theirs, ours]))]),
  );
  const ownName = (parent: string, name: string): string => {
    const ours = plain.get(name);
    // Inside this parent the field has yet another name, so the plain one means something else here.
    return ours === undefined || Object.hasOwn(fields, `${parent}.${ours}`) ? name : ours;
  };
  return {
    isHeard: true,
    field(parent, name) {
      const known = qualified.get(`${parent}.${name}`) ?? ownName(parent, name);
      return { written: known, known };
    },
    words: wordsIn(words),
    header: headerIn(Object.entries(headers).map(([ours, theirs]) => [theirs, ours])),
  };
}

/** `parent.field`, or a field anywhere. */
export function splitKey(key: string): { readonly parent: string | undefined; readonly field: string } {
  const dot = key.indexOf('.');
  return dot === -1 ? { parent: undefined, field: key } : { parent: key.slice(0, dot), field: key.slice(dot + 1) };
}

function wordsIn(words: ReadonlyMap<string, ReadonlyMap<string, string>>): Vocabulary['words'] {
  return (parent, field) => words.get(`${parent}.${field}`) ?? words.get(field);
}

function headerIn(pairs: readonly (readonly [string, string])[]): Vocabulary['header'] {
  const names = new Map(pairs.map(([name, other]) => [name.toLowerCase(), other]));
  return (name) => names.get(name.toLowerCase()) ?? name;
}
