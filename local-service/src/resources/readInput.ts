import type { Operation, OperationId, operations } from '@parley/react/client';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Context } from 'hono';
import { pathId, pathText } from '../access/ManagementContext.js';
import { invalid, readBody } from '../http/fields.js';
import { inputRefusal } from './inputRefusal.js';
import { type InputSchema, inputSchemaOf, type Schema, sharedSchemas, typesOf } from './inputSchemas.js';

/** The parameters of an operation, as its call takes them. */
export type InputOf<Id extends OperationId> =
  (typeof operations)[Id] extends Operation<infer Params extends object, unknown> ? Params : never;

/**
 * Reads the path, the query and the body of a request. The first field that breaks the contract is refused with 400; fields
 * that the contract does not have are dropped.
 */
export async function readInput<Id extends OperationId>(context: Context, id: Id): Promise<InputOf<Id>> {
  const { raw } = context.req;
  const isEmpty = !entryOf(id).isBodyRequired && (await raw.clone().text()).trim() === '';
  return check(context, id, isEmpty ? {} : await readBody(raw));
}

/** Like `readInput`, for an operation without a body. */
export function readQuery<Id extends OperationId>(context: Context, id: Id): InputOf<Id> {
  return check(context, id, {});
}

/** Refuses the first field of query and body that breaks the contract, and deletes those that the contract does not have. */
export function checkFields<Id extends OperationId>(id: Id, fields: object): InputOf<Id> {
  const { validate } = entryOf(id);
  if (!validate(fields)) throw inputRefusal(validate.errors ?? []);
  // The schema is written from this type.
  return fields as InputOf<Id>;
}

function check<Id extends OperationId>(context: Context, id: Id, body: object): InputOf<Id> {
  const { path, query } = entryOf(id);
  const fields: Record<string, unknown> = { ...body };
  for (const [name, schema] of Object.entries(query)) {
    const texts = context.req.queries(name);
    if (texts !== undefined) fields[name] = typesOf(schema).includes('array') ? texts : parse(texts[0] ?? '', schema);
  }
  const input = checkFields(id, fields);
  for (const [name, { type }] of Object.entries(path)) {
    const value = type === 'number' ? pathId(context, name) : pathText(context, name);
    if (name in fields && fields[name] !== value) throw invalid(name, 'must match the URL');
    Object.assign(input, { [name]: value });
  }
  return input;
}

/** Parses a query parameter. Returns the text itself if it cannot be parsed, which the schema then refuses. */
function parse(text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (types.includes('number') && /^\d{1,15}$/.test(text)) return Number(text);
  return types.includes('boolean') && ['true', 'false'].includes(text) ? text === 'true' : text;
}

interface Entry extends InputSchema {
  readonly validate: ValidateFunction;
}

/** Compiled on first use, since most services receive few kinds of requests. */
function entryOf(id: OperationId): Entry {
  let entry = entries.get(id);
  if (entry === undefined) {
    ajv ??= new Ajv(settings).addSchema(sharedSchemas());
    const input = inputSchemaOf(id);
    entry = { ...input, validate: ajv.compile(input.schema) };
    entries.set(id, entry);
  }
  return entry;
}

/** The document is trusted, so nothing is compiled to check it. `removeAdditional` deletes what the contract does not have. */
const settings = {
  meta: false,
  strict: false,
  validateSchema: false,
  removeAdditional: true,
  formats: { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, binary: true },
} as const;
let ajv: Ajv | undefined;
const entries = new Map<OperationId, Entry>();
