import type { DocumentField } from './readFields.js';
import { boundNames } from './schemaOfType.js';

/** How a field, a status or an operation differs. */
export type FieldDifference =
  | 'only in the service'
  | 'only in the client'
  | 'required by the service'
  | 'optional at the service'
  | 'of another type'
  | 'null at the service alone'
  | 'null in the client alone'
  | `value ${string} only in the service`
  | `value ${string} only in the client`
  | `${string} is ${string}, at the service ${string}`;

type Fields = ReadonlyMap<string, DocumentField>;

/** Returns each difference between the fields of one part of an operation, sorted by name. */
export function compareFields(known: Fields, served: Fields): readonly (readonly [field: string, what: FieldDifference])[] {
  const names = [...new Set([...known.keys(), ...served.keys()])].toSorted();
  return names.flatMap((name) => {
    // The content of a missing field needs no separate lines.
    if (isInsideMissing(name, known, served)) return [];
    return differencesBetween(known.get(name), served.get(name)).map((what) => [name, what] as const);
  });
}

function differencesBetween(ours: DocumentField | undefined, theirs: DocumentField | undefined): FieldDifference[] {
  if (ours === undefined) return ['only in the service'];
  if (theirs === undefined) return ours.isDeprecated ? [] : ['only in the client'];
  const isOpen = ours.types.has('any') || theirs.types.has('any');
  if (!isOpen && !isSame(ours.types, theirs.types)) return ['of another type'];
  return [...requirement(ours, theirs), ...(isOpen ? [] : [...nullability(ours, theirs), ...words(ours, theirs), ...bounds(ours, theirs)])];
}

function isSame(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  return ours.size === theirs.size && [...ours].every((type) => theirs.has(type));
}

function requirement(ours: DocumentField, theirs: DocumentField): FieldDifference[] {
  if (ours.isRequired === theirs.isRequired || theirs.isDeprecated || ours.isDeprecated) return [];
  return [theirs.isRequired ? 'required by the service' : 'optional at the service'];
}

function nullability(ours: DocumentField, theirs: DocumentField): FieldDifference[] {
  if (ours.isNullable === theirs.isNullable) return [];
  return [theirs.isNullable ? 'null at the service alone' : 'null in the client alone'];
}

/** Only if both list their values, because a document can leave an enum open. */
function words(ours: DocumentField, theirs: DocumentField): FieldDifference[] {
  if (ours.words.size === 0 || theirs.words.size === 0) return [];
  return [
    ...[...theirs.words].filter((word) => !ours.words.has(word)).map((word): FieldDifference => `value ${word} only in the service`),
    ...[...ours.words].filter((word) => !theirs.words.has(word)).map((word): FieldDifference => `value ${word} only in the client`),
  ];
}

function bounds(ours: DocumentField, theirs: DocumentField): FieldDifference[] {
  return boundNames.flatMap((name): FieldDifference[] => {
    const [known = 'open', served = 'open'] = [ours.bounds[name], theirs.bounds[name]];
    return known === served ? [] : [`${name} is ${known}, at the service ${served}`];
  });
}

function isInsideMissing(name: string, known: Fields, served: Fields): boolean {
  const end = Math.max(name.lastIndexOf('.'), name.lastIndexOf('[]'));
  if (end === -1) return false;
  const parent = name.slice(0, end);
  return known.has(parent) !== served.has(parent) || isInsideMissing(parent, known, served);
}
