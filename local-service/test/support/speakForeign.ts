import { partsOf, wordsOf } from '../../../scripts/spec/readContractNames.js';
import type { ClientShape } from '../../../scripts/spec/readOperations.js';
import type { Schema } from '../../../scripts/spec/schemaOfType.js';
import { foreign, operationOf, schemaOfFields } from './foreignNames.js';

type Serve = (request: Request) => Promise<Response>;

/**
 * Gives a service other names. While the dialect under test works with field names, this uses the declared shape of
 * each operation and refuses incompletely translated requests, so each checks the other.
 */
export function speakForeign(serve: Serve, shape: ClientShape): Serve {
  return async (request) => {
    const url = new URL(request.url);
    const operation = operationOf(shape.operations, request.method, url.pathname);
    if (operation === undefined) throw new Error(`${request.method} ${url.pathname} is no path of this service.`);
    url.pathname = url.pathname.replaceAll('/acme-', '/');
    const query = schemaOfFields(operation.query);
    const entries = [...url.searchParams].map(([name, value]) => Object.entries(Object(toContract({ [name]: value }, query, shape)))[0]);
    url.search = `${new URLSearchParams(entries.map(([name, value] = ['', '']) => [name, String(value)]))}`;
    const body = await bodyOf(request, schemaOfFields(operation.body), shape);
    const headers = new Headers(request.headers);
    if (headers.has('idempotency-key')) throw new Error('The header Idempotency-Key was not translated.');
    const key = headers.get('x-acme-idempotency-key');
    if (key !== null) headers.set('idempotency-key', key);
    if (body instanceof FormData) headers.delete('content-type');
    const response = await serve(new Request(url, { method: request.method, headers, body: body ?? null }));
    const text = response.headers.get('content-type')?.includes('json') ? await response.clone().text() : '';
    if (text === '') return response;
    const value: unknown = JSON.parse(text);
    const answer = response.ok ? toForeign(value, operation.answer ?? {}, shape) : errorToForeign(value);
    return new Response(JSON.stringify(answer), { status: response.status, headers: { 'content-type': 'application/json' } });
  };
}

async function bodyOf(request: Request, schema: Schema, shape: ClientShape): Promise<string | FormData | undefined> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = new FormData();
    for (const [name, value] of await request.formData()) {
      if (!name.startsWith('acme_')) throw new Error(`${name} was not translated.`);
      if (typeof value === 'string') form.append(name.slice(5), value);
      else form.append(name.slice(5), value, value.name);
    }
    return form;
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.stringify(toContract(JSON.parse(text), schema, shape));
}

/** Renames what the schema declares; throws if a declared name arrives untranslated. */
function toContract(value: unknown, schema: Schema, shape: ClientShape): unknown {
  return rename(value, schema, shape, {
    field(name, declared) {
      if (Object.hasOwn(declared, name)) throw new Error(`The field ${name} was not translated.`);
      const own = name.replace(/^acme_/, '');
      if (own === name || !Object.hasOwn(declared, own)) throw new Error(`The field ${name} is not declared.`);
      return [own, declared[own]];
    },
    word(word, declared) {
      if (declared.includes(word)) throw new Error(`The word ${word} was not translated.`);
      return word.replace(/^acme~/, '');
    },
  });
}

function toForeign(value: unknown, schema: Schema, shape: ClientShape): unknown {
  return rename(value, schema, shape, {
    field: (name, declared) => [foreign.field(name), declared[name]],
    word: (word, declared) => (declared.includes(word) ? foreign.word(word) : word),
  });
}

interface Renaming {
  field(name: string, declared: Readonly<Record<string, Schema>>): readonly [string, Schema | undefined];
  word(word: string, declared: readonly string[]): string;
}

function rename(value: unknown, schema: Schema, shape: ClientShape, renaming: Renaming): unknown {
  const parts = schemasIn(schema, shape);
  if (typeof value === 'string') return renaming.word(value, parts.flatMap(wordsOf));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return items.length === 0 ? value : value.map((item: unknown) => rename(item, { anyOf: items }, shape, renaming));
  }
  const isDeclared = parts.some((part) => part.properties !== undefined);
  const declared = mergeProperties(parts);
  const values = parts.flatMap((part) => (typeof part.additionalProperties === 'object' ? part.additionalProperties : []));
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (!isDeclared) return [name, values.length === 0 ? inner : rename(inner, { anyOf: values }, shape, renaming)];
    const [other, own = {}] = renaming.field(name, declared);
    return [other, rename(inner, own, shape, renaming)];
  });
  return Object.fromEntries(entries);
}

/** Asked for each value of a body. */
function schemasIn(schema: Schema, { definitions }: ClientShape): readonly Schema[] {
  const known = knownParts.get(schema);
  if (known !== undefined) return known;
  const parts = partsOf(schema, definitions).map(({ part }) => part);
  knownParts.set(schema, parts);
  return parts;
}

/** All services of a process have the same definitions. */
const knownParts = new WeakMap<Schema, readonly Schema[]>();

/** A field that several alternatives declare can match any of them. */
function mergeProperties(parts: readonly Schema[]): Readonly<Record<string, Schema>> {
  const merged: Record<string, Schema> = {};
  for (const { properties = {} } of parts) {
    for (const [name, schema] of Object.entries(properties)) merged[name] = merged[name] ? { anyOf: [merged[name], schema] } : schema;
  }
  return merged;
}

/** The keys of errors contain no user data. */
function errorToForeign(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(errorToForeign);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [foreign.field(name), errorToForeign(inner)]));
}
