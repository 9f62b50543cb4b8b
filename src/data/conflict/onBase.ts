import { isServiceError, ServiceError } from '../../client/errors/ServiceError.js';
import type { ResourceCall } from '../resourceQueries.js';
import { isSameJson } from './compareFields.js';

/** A change that says which record it was made from, so that it overwrites nothing that someone else has saved since. */
export interface Based<Item> {
  /**
   * The record that the change was made from. It is refetched before the change is sent, which fails with `conflict` and the code
   * `version_mismatch` if someone else has changed one of the same fields to another value. `cause` of the error is the record as it is
   * stored. Default: the change is sent without reading.
   */
  readonly base?: Item | undefined;
}

/** How a record is read, and in which of its fields a member of the input is stored. */
interface Reading<Params, Item> {
  readonly operation: string;
  readonly read: ResourceCall<Item, Params>;
  /** Default: the field of the same name. */
  readonly fieldOf?: ((member: string) => string) | undefined;
}

/** Returns the call with `base`, for a service that does not compare versions itself. */
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

/** The error of a change whose record someone else has saved since it was read. */
export function outdated(operation: string, message: string, stored: unknown): ServiceError {
  return new ServiceError('conflict', message, { operation, code: versionMismatch, cause: stored });
}

/** True for the error of a change whose record someone else has saved since it was read. */
export function isOutdated(error: unknown): error is ServiceError {
  return isServiceError(error) && error.code === versionMismatch;
}

const versionMismatch = 'version_mismatch';
