import type { OffsetPagination, Page } from '@parley/react/client';
import type { Context } from 'hono';
import { invalid } from '../http/fields.js';
import { type Order, type PageQuery, pageOf } from '../http/pageOf.js';

/**
 * A page of a list that older clients know: takes their `offset` and `limit`, where no cursor is asked for, and repeats
 * its items as `data`.
 */
export function olderPage<T>(items: readonly T[], context: Context, { first, after }: PageQuery, order: Order<T>): OlderPage<T> {
  const offset = queryInteger(context, 'offset') ?? 0;
  const limit = queryInteger(context, 'limit');
  const isByCursor = first !== undefined || after !== undefined;
  if (isByCursor) return withOlderFields(pageOf(items, { first, after }, order), items, order);
  const page = pageOf(items, { first: limit === undefined ? undefined : offset + limit, after }, order);
  const shown = page.items.slice(offset);
  return withOlderFields({ items: shown, pageInfo: { ...page.pageInfo, hasPreviousPage: offset > 0 } }, items, order, { offset, limit });
}

export interface OlderPage<T> extends Page<T> {
  readonly data: readonly T[];
  readonly pagination: OffsetPagination;
}

function withOlderFields<T>(
  page: Page<T>,
  items: readonly T[],
  order: Order<T>,
  { offset, limit }: { offset?: number; limit?: number | undefined } = {},
): OlderPage<T> {
  const [firstShown] = page.items;
  const place = firstShown === undefined ? items.length : pageOf(items, everything, order).items.indexOf(firstShown);
  return {
    ...page,
    data: page.items,
    pagination: { total: items.length, offset: offset ?? place, limit: limit ?? page.items.length },
  };
}

/** Reads `offset` or `limit`, which only older clients send: they are not in the contract, so `readInput` does not cover them. */
function queryInteger(context: Context, name: string): number | undefined {
  const value = context.req.query(name);
  if (value !== undefined && !/^\d{1,15}$/.test(value)) throw invalid(name, 'must be a whole number');
  return value === undefined ? undefined : Number(value);
}

const everything = { first: undefined, after: undefined };
