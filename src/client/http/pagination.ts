import { invalid } from '../errors/invalid.js';
import { ServiceError } from '../errors/ServiceError.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { loaded } from './loadFailures.js';
import type { CallOptions, RequestOptions, ServiceClient } from './ServiceClient.js';

/** The start and the size of a page (docs/contract/paging.md#cursors). */
export interface CursorParams {
  /**
   * Most items of a page: a whole number of at least 1. Without it the service chooses, and some lists come whole.
   * @minimum 1
   */
  readonly first?: number | null | undefined;
  /** `endCursor` of the page before. */
  readonly after?: string | null | undefined;
}

/** One page of a list. `items` and `pageInfo` are always present, in whichever shape the service responded. */
export interface Page<T> {
  /** The items in the order of the service. */
  readonly items: readonly T[];
  /** The cursors of the pages before and after. */
  readonly pageInfo: PageInfo;
  /** @deprecated Read `items`. */
  readonly data?: readonly T[] | null;
  /** @deprecated Of older services only. */
  readonly count?: number | null;
  /** @deprecated Of older services only. */
  readonly totalCount?: number | null;
  /** @deprecated Read `pageInfo`. */
  readonly pagination?: OffsetPagination | null;
}

/** Cursor pagination block (docs/contract/paging.md#cursors). */
export interface PageInfo {
  /** True if a later page exists; pass `endCursor` as `after` to read it. */
  readonly hasNextPage: boolean;
  /** True if an earlier page exists. */
  readonly hasPreviousPage: boolean;
  /** The cursor of the first item. */
  readonly startCursor?: string | null;
  /** The cursor of the last item. */
  readonly endCursor?: string | null;
}

/** The paging of older services. */
export interface OffsetPagination {
  /** The number of items on all pages. */
  readonly total: number;
  /** The number of items before this page. */
  readonly offset: number;
  /** The maximum number of items on a page. */
  readonly limit: number;
}

/** Gets one page. Refuses a `first` that is not a whole number of at least 1 before anything is sent. */
export async function getPage<T>(client: ServiceClient, path: string, options: RequestOptions): Promise<Page<T>> {
  const { query, operation } = options;
  checkFirst(query ?? {}, operation);
  return readPage<T>(await client.get<unknown>(path, options), operation);
}

/** Reads a page in any of the shapes the service uses: `items` or `data`, and `pageInfo` or counts. */
export function readPage<T>(answer: unknown, operation?: string): Page<T> {
  const fields = isJsonObject(answer) ? answer : {};
  const items = [fields.items, fields.data, answer].find(Array.isArray);
  if (items === undefined) {
    throw new ServiceError('protocol', 'The service returned a list without items.', { operation, body: loaded?.limitBody(answer) });
  }
  const pageInfo: object = isJsonObject(fields.pageInfo) ? fields.pageInfo : readOlderPageInfo(fields, items.length);
  // The service vouches for the items and the cursor.
  return { ...fields, items, pageInfo: pageInfo as Page<T>['pageInfo'] };
}

/** Returns the cursor of the next page; `undefined` at the end, or if the service repeats a previous one. */
export function nextCursor({ pageInfo }: Page<unknown>, usedCursors: readonly (string | null | undefined)[] = []): string | undefined {
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || typeof endCursor !== 'string' || endCursor === '' || usedCursors.includes(endCursor)) return undefined;
  return endCursor;
}

/**
 * Yields every item of a list, page by page: `for await (const report of eachItem(getReports, client, { deploymentId }))`. Stops at
 * `limit`, or if the service sends no cursor. Throws `protocol` if there are more items but the cursor repeats: the list would never end,
 * and the items so far may be incomplete.
 */
export async function* eachItem<T, const Params extends CursorParams>(
  list: (client: ServiceClient, params: Params, options?: CallOptions) => Promise<Page<T>>,
  client: ServiceClient,
  params: Params,
  { limit = Number.POSITIVE_INFINITY, ...options }: EachItemOptions = {},
): AsyncGenerator<T, void> {
  const usedCursors = [params.after];
  let given = 0;
  for (let after: string | null | undefined = params.after; given < limit; ) {
    const page: Page<T> = await list(client, { ...params, after }, options);
    for (const item of page.items) {
      if (given >= limit) return;
      yield item;
      given += 1;
    }
    after = nextCursor(page, usedCursors);
    if (after === undefined) {
      if (given < limit && nextCursor(page) !== undefined) throw repeatedCursor();
      return;
    }
    usedCursors.push(after);
  }
}

function repeatedCursor(): ServiceError {
  return new ServiceError('protocol', 'The service returned the same cursor twice, so the list may be incomplete.');
}

/** The options of `eachItem`. */
export interface EachItemOptions extends CallOptions {
  /** Most items in all. */
  readonly limit?: number | undefined;
}

/** Refuses a `first` that is not a whole number of at least 1. */
export function checkFirst({ first }: { readonly first?: unknown }, operation: string | undefined): void {
  if (first === undefined || first === null || (Number.isInteger(first) && Number(first) >= 1)) return;
  throw invalid('first', `first must be a whole number of at least 1, got ${String(first)}.`, operation);
}

function readOlderPageInfo({ pagination, count, totalCount }: Readonly<Record<string, unknown>>, itemCount: number): PageInfo {
  const { total, offset = 0 } = isJsonObject(pagination) ? pagination : { total: totalCount ?? count };
  const end = Number(offset) + itemCount;
  return { hasNextPage: typeof total === 'number' && total > end, hasPreviousPage: Number(offset) > 0, startCursor: null, endCursor: null };
}
