import type { Vocabulary } from '../../src/client/dialect/createVocabulary.js';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiPath, OpenApiResponse } from './openApiDocument.js';
import { parametersOf, resolve } from './references.js';
import { boundNames, type Schema } from './schemaOfType.js';

/** One field of a request or response, at any depth. */
export interface DocumentField {
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly isNullable: boolean;
  /** JSON types without `null`; `any` if the document leaves it open. */
  readonly types: ReadonlySet<string>;
  /** The values of an enum; empty if the document lists none. */
  readonly words: ReadonlySet<string>;
  readonly bounds: Bounds;
}

type Bounds = Readonly<Partial<Record<(typeof boundNames)[number], number>>>;

export interface FieldSource {
  readonly operation: OpenApiOperation;
  readonly path: OpenApiPath;
  /** The path template, such as `/users/{userId}`. */
  readonly pattern: string;
  readonly part: 'path' | 'query' | 'body' | 'answer';
  readonly document: OpenApiDocument;
  readonly vocabulary: Vocabulary;
}

/**
 * The fields of one part of an operation, by path: `items[].owner.email`. Path parameters are numbered (`{1}`), because their names differ
 * between documents.
 */
export function readFields({ operation, path, pattern, part, document, vocabulary }: FieldSource): ReadonlyMap<string, DocumentField> {
  const fields = new Map<string, DocumentField>();
  const reader: Reader = { document, vocabulary, fields };
  if (part === 'query' || part === 'path') {
    const params = parametersOf(operation, path, document).filter((param) => param.in === part);
    const inOrder = part === 'path' ? params.toSorted((one, other) => placeOf(one, pattern) - placeOf(other, pattern)) : params;
    for (const [index, { name, required = false, schema = {} }] of inOrder.entries()) {
      addField(part === 'path' ? `{${index + 1}}` : name, schema, { isRequired: required, way: '', seen: [] }, reader);
    }
    return fields;
  }
  for (const { schema } of Object.values(contentOf(part, operation, document) ?? {}))
    if (schema !== undefined) walk(schema, '', [], reader);
  return fields;
}

/** The content of the request or of the successful response, by media type. Undefined if there is none. */
export function contentOf(part: 'body' | 'answer', operation: OpenApiOperation, document: OpenApiDocument): OpenApiContent | undefined {
  const body = operation.requestBody && resolve(operation.requestBody, document);
  return part === 'body' ? body?.content : successOf(operation, document)?.content;
}

function placeOf({ name }: { readonly name: string }, pattern: string): number {
  return pattern.indexOf(`{${name}}`);
}

interface Reader {
  readonly document: OpenApiDocument;
  readonly vocabulary: Vocabulary;
  readonly fields: Map<string, DocumentField>;
}

interface Place {
  readonly isRequired: boolean;
  readonly way: string;
  readonly seen: readonly string[];
}

function successOf({ responses = {} }: OpenApiOperation, document: OpenApiDocument): OpenApiResponse | undefined {
  const successes = Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => (responses[status] && resolve(responses[status], document)) ?? []);
  return successes.find(({ content }) => content !== undefined);
}

function walk(schema: Schema, way: string, seen: readonly string[], reader: Reader): void {
  for (const { schema: part, names } of alternatives(schema, seen, reader)) {
    if (part.items !== undefined) addField('[]', part.items, { isRequired: true, way, seen: names }, reader);
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      addField(name, field, { isRequired: part.required?.includes(name) ?? false, way, seen: names }, reader);
    }
  }
}

function addField(name: string, schema: Schema, { isRequired, way, seen }: Place, reader: Reader): void {
  const { vocabulary } = reader;
  const ownName = name === '[]' ? name : vocabulary.field(lastFields(way).field, name).known;
  const path = name === '[]' ? `${way}[]` : way === '' ? ownName : `${way}.${ownName}`;
  const place = lastFields(path);
  const ownWords = vocabulary.words(place.parent, place.field);
  const parts = alternatives(schema, seen, reader).map(({ schema: part }) => part);
  const before = reader.fields.get(path);
  reader.fields.set(path, {
    isRequired: isRequired && (before?.isRequired ?? true),
    isDeprecated: schema.deprecated === true,
    isNullable: before?.isNullable === true || schema.nullable === true || parts.some(isNull),
    types: new Set([...(before?.types ?? []), ...parts.flatMap(typesOf)]),
    words: new Set([...(before?.words ?? []), ...parts.flatMap(wordsOf).map((word) => ownWords?.get(word) ?? word)]),
    bounds: Object.assign({}, before?.bounds, ...[schema, ...parts].map(boundsOf)),
  });
  walk(schema, path, seen, reader);
}

/** The last field of a path and its parent, ignoring lists. */
function lastFields(way: string): { readonly parent: string; readonly field: string } {
  const [field = '', parent = ''] = way.replaceAll('[]', '').split('.').toReversed();
  return { parent, field };
}

/** The schema itself, its reference, or each of its alternatives. Recursive types are followed once. */
function alternatives(schema: Schema, seen: readonly string[], reader: Reader): readonly Alternative[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = reader.document.components?.schemas?.[name];
    if (target === undefined || seen.includes(name)) return [{ schema: {}, names: seen }];
    return alternatives(target, [...seen, name], reader);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => alternatives(choice, seen, reader));
  return [schema.allOf === undefined ? { schema, names: seen } : mergeAll(schema, seen, reader)];
}

interface Alternative {
  readonly schema: Schema;
  readonly names: readonly string[];
}

/** Merges all parts of an `allOf`, whose required names can be in other parts than their fields. */
function mergeAll({ allOf = [], ...own }: Schema, seen: readonly string[], reader: Reader): Alternative {
  const parts = [{ schema: own, names: seen }, ...allOf.flatMap((part) => alternatives(part, seen, reader))];
  const schemas = parts.map(({ schema }) => schema);
  return {
    schema: Object.assign({}, ...schemas, {
      properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
      required: schemas.flatMap(({ required = [] }) => required),
    }),
    names: [...new Set(parts.flatMap(({ names }) => names))],
  };
}

function isNull({ type, nullable, enum: words }: Schema): boolean {
  return nullable === true || type === 'null' || (Array.isArray(type) && type.includes('null')) || words?.includes(null) === true;
}

function wordsOf({ enum: words = [], const: constant }: Schema): string[] {
  return (constant === undefined ? words : [constant]).filter((word) => word !== null).map(String);
}

function boundsOf(schema: Schema): Bounds {
  return Object.fromEntries(boundNames.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));
}

/** `integer` and `number` are equal for a client, as are a constant and its type. */
function typesOf({ type, enum: words, const: constant, properties, items }: Schema): string[] {
  const listed = type === undefined ? inferTypes({ words, constant, properties, items }) : [type].flat();
  return listed.filter((name) => name !== 'null').map((name) => (name === 'integer' ? 'number' : name));
}

function inferTypes({ words, constant, properties, items }: Inferable): string[] {
  if (words !== undefined) return words.map((word) => (word === null ? 'null' : typeof word));
  if (constant !== undefined) return [typeof constant];
  if (properties !== undefined && Object.keys(properties).length > 0) return ['object'];
  return [items === undefined ? 'any' : 'array'];
}

interface Inferable {
  readonly words: Schema['enum'];
  readonly constant: Schema['const'];
  readonly properties: Schema['properties'];
  readonly items: Schema['items'];
}
