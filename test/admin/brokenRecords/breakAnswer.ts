import { brokenValues, type FieldPath, type Json, type JsonObject, put } from '../../support/brokenValues.js';
import { isDeep } from '../../support/runs.js';
import { choicesOf, type Schema } from './specification.js';

/** The fields of a record by its schema, and those of what is in it: at this many levels. */
function fieldsOf(schema: Schema, levels: number): readonly FieldPath[] {
  if (levels === 0) return [];
  const fields = choicesOf(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => [[name], ...fieldsOf(field, levels - 1).map((path) => [name, ...path])]),
    ...(items === undefined ? [] : fieldsOf(items, levels).map((path) => [0, ...path])),
  ]);
  return [...new Map(fields.map((path) => [path.join('.'), path])).values()];
}

/** An example that has every field of its schema. */
function exampleOf(schema: Schema, depth = 0): Json {
  const [first = {}] = choicesOf(schema);
  if (first.const !== undefined) return first.const;
  if (first.enum !== undefined) return first.enum[0];
  switch (first.type) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return depth > 3 || first.items === undefined ? [] : [exampleOf(first.items, depth + 1)];
    default:
      return depth > 3
        ? {}
        : Object.fromEntries(Object.entries(first.properties ?? {}).map(([name, field]) => [name, exampleOf(field, depth + 1)]));
  }
}

/** Where the records of an answer are, and what they are. */
export interface RecordList {
  /** The member that has them; `undefined` if the answer is the list. */
  readonly key: string | undefined;
  readonly schema: Schema;
}

/** Where the records of an answer are; `undefined` if it is a single record. */
export function listOf(schema: Schema): RecordList | undefined {
  const [first] = choicesOf(schema);
  if (first?.type === 'array' && first.items !== undefined) return { key: undefined, schema: first.items };
  for (const key of ['items', 'Resources']) {
    const list = first?.properties?.[key];
    const items = list && choicesOf(list)[0]?.items;
    if (items !== undefined) return { key, schema: items };
  }
  return undefined;
}

/**
 * One record for each field and value, in which this field has this value. Fields that several kinds of records share are tried with the
 * first kind, in a deep run with each.
 */
export function brokenRecordsOf(body: Json, list: RecordList): readonly Json[] {
  const given = recordsIn(body, list);
  const samples =
    given.length > 0
      ? [...new Map(given.map((record) => [record.type, record])).values()]
      : choicesOf(list.schema).map((kind) => exampleOf(kind));
  const fields = fieldsOf(list.schema, 2);
  const tried = new Set<string>();
  return samples.flatMap((sample, sampleIndex) =>
    brokenValues.flatMap((value, valueIndex) =>
      fields.flatMap((path, index) => {
        const key = `${valueIndex} ${path.join('.')}`;
        if (!isDeep && tried.has(key)) return [];
        const changed = put(renamed(sample as JsonObject, path, `${sampleIndex}${valueIndex}${index}`), path, value);
        if (changed !== undefined) tried.add(key);
        return changed === undefined ? [] : [changed];
      }),
    ),
  );
}

/** Changes the records of an answer. */
export function withRecords(body: Json, list: RecordList, change: (records: readonly Json[]) => readonly Json[]): Json {
  const changed = change(recordsIn(body, list));
  return list.key === undefined ? changed : { ...(body as JsonObject), [list.key]: changed };
}

function recordsIn(body: Json, { key }: RecordList): readonly JsonObject[] {
  return (key === undefined ? body : (body as JsonObject)[key]) as readonly JsonObject[];
}

/** A single record in which every field has another of the broken values. Over all `turn`s, each field has each. */
export function brokenThroughout(body: Json, schema: Schema, turn: number): Json {
  // Fields in fields come first, because nothing is in them afterwards.
  const fields = fieldsOf(schema, 4).toReversed();
  return fields.reduce<Json>(
    (record, path, index) => put(record, path, brokenValues[(index + turn) % brokenValues.length]) ?? record,
    body,
  );
}

/** A copy with its own identity, unless that is what is broken. */
function renamed(record: JsonObject, [field]: FieldPath, mark: string): JsonObject {
  const changes = Object.entries(record).map(([name, value]): readonly [string, Json] => {
    if (name === field || !identities.includes(name)) return [name, value];
    if (typeof value === 'number') return [name, 9_000_000 + Number(mark)];
    return [name, typeof value === 'string' ? `${value}~${mark}` : value];
  });
  return Object.fromEntries(changes);
}

const identities = ['id', 'publicId', 'syncJobId', 'jobId', 'name', 'path', 'key', 'externalId', 'integrationId'];
