import { isServiceError, ServiceError } from '../../client/errors/ServiceError.js';
import type { ResourceCall } from '../resourceQueries.js';
import { isSameJson } from './compareFields.js';

/** A change that names the record it is based on, so that it does not overwrite other people's edits. */
export interface Based<Item> {
  /**
   * The record that the change is based on. The record is refetched first, and the change fails with an error of kind `conflict` and code
   * `version_mismatch` if someone else has changed one of the same fields to a different value. The `cause` of the error is the stored
   * record. Default: the change is sent unconditionally.
   */
  readonly base?: Item | undefined;
}

/** How a record is read, and which of its fields stores a member of the input. */
interface Reading<Params, Item> {
  readonly operation: string;
  readonly read: ResourceCall<Item, Params>;
  /** Default: the field of the same name. */
  readonly fieldOf?: ((member: string) => string) | undefined;
}

/** Adds `base` to a call, for services that do not compare versions themselves. */
/* @__NO_SIDE_EFFECTS__ */
export function onBase<Params extends object, Item extends object>(
  write: ResourceCall<Item, Params>,
  reading: Reading<Params, Item>,
): ResourceCall<Item, Params & Based<Item>> {
  return async (client, { base, ...rest }, options) => {
    // What is left without `base`.
    const params = rest as Params;
    if (base !== undefined) refuseChanged(base, await reading.read(client, params, options), { ...reading, params });
    return write(client, params, options);
  };
}

/** Throws if the stored record differs from `base` in a field that `params` changes to another value. */
export function refuseChanged<Item extends object>(
  base: Item,
  stored: Item,
  { params, fieldOf = (member) => member, operation }: Pick<Reading<never, Item>, 'fieldOf' | 'operation'> & { readonly params: object },
): void {
  const [before, now] = [new Map(Object.entries(base)), new Map(Object.entries(stored))];
  const fields = Object.entries(params)
    .filter(([member, value]) => value !== undefined && !isSameJson(now.get(member), value))
    .map(([member]) => fieldOf(member))
    .filter((field) => !isSameJson(before.get(field), now.get(field)));
  if (fields.length > 0) throw outdated(operation, `Someone else has changed ${[...new Set(fields)].join(', ')} in the meantime.`, stored);
}

/** The error for a change to a record that someone else has saved in the meantime. */
export function outdated(operation: string, message: string, stored: unknown): ServiceError {
  return new ServiceError('conflict', message, { operation, code: versionMismatch, cause: stored });
}

/** True for the error of a change to a record that someone else has saved in the meantime. */
export function isOutdated(error: unknown): error is ServiceError {
  return isServiceError(error) && error.code === versionMismatch;
}

const versionMismatch = 'version_mismatch';
