/** What a field can become in a service that is newer, broken or hostile. */
export const brokenValues: readonly unknown[] = [null, 'BRAND_NEW', {}, [], 'half \ud83d', 'constructor'];

/** The way to a field of a record: `['user', 'firstName']`; 0 stands for the first element of a list. */
export type FieldPath = readonly (string | number)[];

export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;

/** Returns a copy in which a field has this value; `undefined` if the record has no place for it. */
export function put(record: Json, [name, ...rest]: FieldPath, value: Json): Json | undefined {
  if (name === undefined) return value;
  if (typeof record !== 'object' || record === null) return undefined;
  if (Array.isArray(record) !== (typeof name === 'number')) return undefined;
  if (rest.length > 0 && !(name in record)) return undefined;
  const inner = put((record as JsonObject)[name], rest, value);
  if (inner === undefined) return undefined;
  return Array.isArray(record) ? record.with(Number(name), inner) : { ...record, [name]: inner };
}

/** The way to every field of a value that is there, at any depth. Of a list, only the first element counts. */
export function pathsIn(value: Json): readonly FieldPath[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[0], ...pathsIn(value[0]).map((path) => [0, ...path])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [[name], ...pathsIn(member).map((path) => [name, ...path])]);
}
