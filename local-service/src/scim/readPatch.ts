import { isObject, type JsonObject } from '../http/fields.js';
import { withoutSchema } from './readFilter.js';
import { badScimValue } from './scimResponse.js';

/** One change of a PATCH. */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  /** Without the address of its schema; `undefined` where `value` names the attributes itself. */
  readonly path: string | undefined;
  readonly value: unknown;
}

/** The changes of a PATCH body in their order (RFC 7644, 3.5.2). Some clients write `Replace`, so case does not matter. */
export function readPatch({ Operations: operations }: JsonObject): readonly PatchOperation[] {
  if (!Array.isArray(operations) || operations.length === 0)
    throw badScimValue('invalidSyntax', 'Operations must be a list of operations.');
  return operations.map(readOperation);
}

function readOperation(operation: unknown): PatchOperation {
  const { op, path, value } = isObject(operation) ? operation : {};
  const known = (['add', 'remove', 'replace'] as const).find((name) => typeof op === 'string' && op.toLowerCase() === name);
  if (known === undefined) throw badScimValue('invalidSyntax', 'op must be add, remove or replace.');
  if (path !== undefined && typeof path !== 'string') throw badScimValue('invalidPath', 'path must be a string.');
  if (path === undefined && known === 'remove') throw badScimValue('noTarget', 'remove requires a path.');
  return { op: known, path: path === undefined ? undefined : withoutSchema(path), value };
}

/** The attributes that a change without a path names. */
export function readNamedValues(value: unknown): readonly (readonly [path: string, value: unknown])[] {
  if (!isObject(value)) throw badScimValue('invalidValue', 'An operation without a path requires an object as its value.');
  return Object.entries(value).map(([path, named]) => [withoutSchema(path), named]);
}
