import type { ScimListResponse } from '@parley/react/client';
import type { Context } from 'hono';
import { badScimValue } from './scimResponse.js';

/** One page by `startIndex`, which begins at 1, and `count`; a count of 0 gives the total alone (RFC 7644, 3.4.2.4). */
export function scimPage<T>(context: Context, items: readonly T[]): ScimListResponse<T> {
  const startIndex = Math.max(1, queryNumber(context, 'startIndex') ?? 1);
  const count = Math.min(maxCount, Math.max(0, queryNumber(context, 'count') ?? defaultCount));
  const page = items.slice(startIndex - 1, startIndex - 1 + count);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: items.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page,
  };
}

const defaultCount = 100;
/** Whoever asks for more is given as many. */
const maxCount = 200;

function queryNumber(context: Context, name: string): number | undefined {
  const text = context.req.query(name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw badScimValue('invalidValue', `${name} must be a whole number.`);
  return Number(text);
}
