import type { RenameMap } from './compareDocuments.js';
import type { OpenApiDocument, OpenApiOperation } from './openApiDocument.js';
import type { Schema } from './schemaOfType.js';

/** One field of a request or an answer, wherever it stands. */
export interface DocumentField {
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** JSON types without `null`; `any` where the document leaves it open. */
  readonly types: ReadonlySet<string>;
}

/** The fields of one part of an operation, by their way: `items[].owner.email`. */
export function readFields(
  operation: OpenApiOperation,
  part: 'query' | 'body' | 'answer',
  document: OpenApiDocument,
  renames: RenameMap,
): ReadonlyMap<string, DocumentField> {
  const fields = new Map<string, DocumentField>();
  const reader: Reader = { document, renames, fields };
  if (part === 'query') {
    const params = (operation.parameters ?? []).filter((param) => param.in === 'query');
    for (const { name, required = false, schema = {} } of params)
      addField(name, schema, { isRequired: required, way: '', seen: [] }, reader);
    return fields;
  }
  const content = part === 'body' ? operation.requestBody?.content : successOf(operation)?.content;
  for (const { schema } of Object.values(content ?? {})) if (schema !== undefined) walk(schema, '', [], reader);
  return fields;
}

interface Reader {
  readonly document: OpenApiDocument;
  readonly renames: RenameMap;
  readonly fields: Map<string, DocumentField>;
}

interface Place {
  readonly isRequired: boolean;
  readonly way: string;
  readonly seen: readonly string[];
}

function successOf({ responses = {} }: OpenApiOperation): NonNullable<OpenApiOperation['responses']>[string] | undefined {
  const status = Object.keys(responses).find((code) => code.startsWith('2') && responses[code]?.content !== undefined);
  return status === undefined ? undefined : responses[status];
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
  const ownName = reader.renames[name] ?? name;
  const path = name === '[]' ? `${way}[]` : way === '' ? ownName : `${way}.${ownName}`;
  const parts = alternatives(schema, seen, reader);
  const before = reader.fields.get(path);
  reader.fields.set(path, {
    isRequired: isRequired && (before?.isRequired ?? true),
    isDeprecated: schema.deprecated === true,
    types: new Set([...(before?.types ?? []), ...parts.flatMap(({ schema: part }) => typesOf(part))]),
  });
  walk(schema, path, seen, reader);
}

/** The schema itself, or what it refers to, or each of its choices; a type that holds itself is followed once. */
function alternatives(schema: Schema, seen: readonly string[], reader: Reader): readonly Alternative[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = reader.document.components?.schemas?.[name];
    if (target === undefined || seen.includes(name)) return [{ schema: {}, names: seen }];
    return alternatives(target, [...seen, name], reader);
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return choices === undefined ? [{ schema, names: seen }] : choices.flatMap((choice) => alternatives(choice, seen, reader));
}

interface Alternative {
  readonly schema: Schema;
  readonly names: readonly string[];
}

/** `integer` and `number` are one for a client; so are a constant and its type. */
function typesOf({ type, enum: words, const: constant, properties, items }: Schema): string[] {
  const listed = type === undefined ? inferTypes({ words, constant, properties, items }) : [type].flat();
  return listed.filter((name) => name !== 'null').map((name) => (name === 'integer' ? 'number' : name));
}

function inferTypes({ words, constant, properties, items }: Inferable): string[] {
  if (words !== undefined) return ['string'];
  if (constant !== undefined) return [typeof constant];
  if (properties !== undefined) return ['object'];
  return [items === undefined ? 'any' : 'array'];
}

interface Inferable {
  readonly words: Schema['enum'];
  readonly constant: Schema['const'];
  readonly properties: Schema['properties'];
  readonly items: Schema['items'];
}
