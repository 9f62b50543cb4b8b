import type { Page } from '@parley/react/client';
import { invalid } from './fields.js';

/**
 * One page of a list. The cursor holds the sort key of the last item given, not its place: what is inserted or removed
 * in between neither repeats nor hides an item that stayed.
 */
export function pageOf<T>(items: readonly T[], { first, after }: PageQuery, order: Order<T>): Page<T> {
  const sorted = items
    .map((item) => ({ item, key: order.keyOf(item) }))
    .sort((one, other) => compareKeys(one.key, other.key, order.directions));
  const start = typeof after !== 'string' ? 0 : startAfter(sorted, readCursor(after), order.directions);
  const taken = sorted.slice(start, typeof first === 'number' ? start + first : undefined);
  return {
    items: taken.map(({ item }) => item),
    pageInfo: {
      hasNextPage: start + taken.length < sorted.length,
      hasPreviousPage: start > 0,
      startCursor: writeCursor(taken[0]?.key),
      endCursor: writeCursor(taken.at(-1)?.key),
    },
  };
}

export interface PageQuery {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** How a list is sorted. The last part of a key must be unique, such as the id. */
export interface Order<T> {
  readonly keyOf: (item: T) => SortKey;
  /** For each part of the key; ascending where none is given. */
  readonly directions?: readonly Direction[];
}

export type Direction = 'ASC' | 'DESC';

type SortKey = readonly (string | number | null)[];

/** Oldest first. */
export const byId: Order<{ readonly id: number }> = { keyOf: ({ id }) => [id] };

export const newestFirst: Order<{ readonly id: number }> = { keyOf: ({ id }) => [id], directions: ['DESC'] };

function startAfter(sorted: readonly { readonly key: SortKey }[], cursor: SortKey, directions: readonly Direction[] | undefined): number {
  const next = sorted.findIndex(({ key }) => compareKeys(key, cursor, directions) > 0);
  return next === -1 ? sorted.length : next;
}

function compareKeys(one: SortKey, other: SortKey, directions: readonly Direction[] = []): number {
  for (const [index, part] of one.entries()) {
    const difference = compareParts(part, other[index] ?? null);
    if (difference !== 0) return directions[index] === 'DESC' ? -difference : difference;
  }
  return 0;
}

/** `null` comes first. */
function compareParts(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}

function writeCursor(key: SortKey | undefined): string | null {
  if (key === undefined) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readCursor(cursor: string): SortKey {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const key: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(key)) return key;
  } catch {
    // Falls through to the refusal.
  }
  throw invalid('after', 'is not a valid cursor for this list');
}
