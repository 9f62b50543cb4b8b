import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { Open } from '../json/Open.js';

/**
 * Every resource of a SCIM list, page by page: `for await (const user of eachScimResource(listScimUsers, client, {}))`. Stops
 * at `limit`, at the total, and after a page without new items (docs/contract/paging.md#scim-paging).
 */
export async function* eachScimResource<T extends { readonly id?: string | undefined }, Params extends ScimListParams>(
  list: (client: ServiceClient, params: Params, options?: CallOptions) => Promise<ScimListResponse<T>>,
  client: ServiceClient,
  params: Params,
  { limit = Number.POSITIVE_INFINITY, ...options }: EachScimResourceOptions = {},
): AsyncGenerator<T, void> {
  const givenIds = new Set<string | undefined>([undefined]);
  for (let startIndex = params.startIndex ?? 1, given = 0; given < limit; ) {
    const { Resources: resources = [], totalResults } = await list(client, { ...params, startIndex }, options);
    // Without an id nobody can tell whether it came before.
    const fresh = resources.filter(({ id }) => id === undefined || !givenIds.has(id));
    for (const resource of fresh.slice(0, limit - given)) {
      yield resource;
      given += 1;
    }
    if (fresh.every(({ id }) => id === undefined)) return;
    for (const { id } of fresh) givenIds.add(id);
    startIndex += resources.length;
    if (totalResults !== undefined && startIndex > totalResults) return;
  }
}

/** The options of `eachScimResource`. */
export interface EachScimResourceOptions extends CallOptions {
  /** Most resources in all. */
  readonly limit?: number | undefined;
}

/** One page of a SCIM list: its start, its length and its items. */
export interface ScimListParams {
  /** Such as `userName eq "ada@example.com"`. A filter that the service does not know answers 400 with the code `invalidFilter`. */
  readonly filter?: string | undefined;
  /** The place of the first resource, from 1. */
  readonly startIndex?: number | undefined;
  /** Most resources of the page; 0 asks for `totalResults` alone. */
  readonly count?: number | undefined;
}

/** Changes that are made all or not at all. `schemas` is `['urn:ietf:params:scim:api:messages:2.0:PatchOp']`. */
export interface ScimPatchOp {
  /** `['urn:ietf:params:scim:api:messages:2.0:PatchOp']`. */
  readonly schemas: readonly string[];
  /** The changes, made in this order. */
  readonly Operations: readonly ScimPatchOperation[];
}

/** One change of a resource (RFC 7644, section 3.5.2). */
export interface ScimPatchOperation {
  /** `add` keeps existing values, `replace` does not. */
  readonly op: 'add' | 'remove' | 'replace';
  /** Such as `active`, `name.givenName` or `members[value eq "7"]`. Without one, `value` is an object of attributes. */
  readonly path?: string | undefined;
  /** The new value, in the form of the attribute. */
  readonly value?: unknown;
}

/** A page of resources (RFC 7644, section 3.4.2). */
export interface ScimListResponse<T> {
  /** `['urn:ietf:params:scim:api:messages:2.0:ListResponse']`. */
  readonly schemas?: readonly string[];
  /** The number of resources on all pages. */
  readonly totalResults?: number;
  /** The place of the first resource, from 1. */
  readonly startIndex?: number;
  /** The number of resources on this page. */
  readonly itemsPerPage?: number;
  /** The resources; missing if there are none. */
  readonly Resources?: readonly T[];
}

/** The dates and address of a resource. */
export interface ScimMeta {
  /** The type of the resource. */
  readonly resourceType?: Open<'User' | 'Group'>;
  /** The time it was created. */
  readonly created?: string;
  /** The time it was changed last. */
  readonly lastModified?: string;
  /** The address of the resource. */
  readonly location?: string;
}

/** The error format of SCIM. A `ServiceError` has `detail` as its message and the whole object as its `body`. */
export interface ScimError {
  /** `['urn:ietf:params:scim:api:messages:2.0:Error']`. */
  readonly schemas?: readonly string[];
  /** The HTTP status as text. */
  readonly status?: string;
  /** The reason, for people. */
  readonly detail?: string;
}
