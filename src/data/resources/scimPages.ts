import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimListParams, ScimListResponse } from '../../client/resources/scim.js';
import type { ResourcePath } from '../queryKeys.js';
import { type CursorQuery, cursorQuery } from '../resourceQueries.js';

/** The parameters of a list from provisioning that is read page by page. */
export interface ScimPagesParams extends CursorParams {
  /** A SCIM filter, such as `userName eq "ada@example.com"`. */
  readonly filter?: string | undefined;
}

/**
 * Infinite-query options for a list from provisioning, whose cursor is the position of the next resource
 * (docs/contract/paging.md#scim-paging). Ends with the last resource, or with a page that has none.
 */
export function scimPagesQuery<T, Params extends ScimListParams>(
  client: ServiceClient,
  path: ResourcePath,
  list: (client: ServiceClient, params: Params, options?: CallOptions) => Promise<ScimListResponse<T>>,
  params: ScimPagesParams,
  more: Omit<Params, keyof ScimListParams>,
): CursorQuery<T> {
  async function readPage(of: ServiceClient, { first, after, filter }: ScimPagesParams, options?: CallOptions): Promise<Page<T>> {
    const startIndex = after == null ? 1 : Number(after);
    // A list takes the parameters of every SCIM list plus its own.
    const asked = { ...more, filter, startIndex, count: first ?? undefined } as Params;
    const { Resources: items = [], totalResults = 0 } = await list(of, asked, options);
    const next = startIndex + items.length;
    const hasNextPage = items.length > 0 && next <= totalResults;
    return { items, pageInfo: { hasNextPage, hasPreviousPage: startIndex > 1, endCursor: hasNextPage ? String(next) : null } };
  }
  return cursorQuery(client, path, readPage, params);
}

/** Returns a filter for resources that have all these values; `undefined` values filter nothing. */
export function scimFilter(values: Readonly<Record<string, string | boolean | undefined>>): string | undefined {
  const clauses = Object.entries(values).flatMap(([attribute, value]) =>
    value === undefined || value === '' ? [] : `${attribute} eq ${JSON.stringify(value)}`,
  );
  return clauses.length === 0 ? undefined : clauses.join(' and ');
}
