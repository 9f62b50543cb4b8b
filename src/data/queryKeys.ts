import type { OperationRoute } from '../client/http/operation.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';

/** Where a resource lives, such as `['deployments', 3, 'reports']`: what is invalidated together begins alike. */
export type ResourcePath = readonly (string | number)[];

/** Stands for any number in a path whose change is in every record of one kind: `['deployments', everyId, 'workbooks']`. */
export const everyId = '*';

/** Returns the segments of an operation's path with its parameters: `['deployments', 3, 'reports']`. Omits prefixes such as `/api/v1`. */
export function keyPathOf({ path }: OperationRoute, params: object): ResourcePath {
  const values: Readonly<Record<string, string | number | undefined>> = Object(params);
  // The version follows `/api` or `/scim`.
  const [, ...segments] = path.split(/^.*\/api(?:\/v\d)?\/|(?:\/v\d)?\//);
  return segments.map((segment) => (segment[0] === '{' ? values[segment.slice(1, -1)] : undefined) ?? segment);
}

/** One record or answer, one page of a list, or all its pages so far. */
export type QueryKind = 'detail' | 'list' | 'infinite';

/** The key of one query: scope, path, kind, parameters. No token or header is part of it, and a cursor only if it is that of one page. */
export function resourceKey(client: ServiceClient, path: ResourcePath, kind: QueryKind, params: object = {}): readonly unknown[] {
  return [...resourcePrefix(client, path), kind, kind === 'list' ? withCursorOfPage(params) : withoutCursor(params)];
}

/** The prefix that every query of this resource shares, for `invalidateQueries`. Without a path, all of this client. */
export function resourcePrefix(client: ServiceClient, path: ResourcePath = []): readonly unknown[] {
  return ['parley', client.scope, ...path];
}

function withCursorOfPage(params: { readonly after?: unknown }): object {
  return params.after ? params : withoutCursor(params);
}

function withoutCursor({ after: _, ...params }: { readonly after?: unknown }): object {
  return params;
}
