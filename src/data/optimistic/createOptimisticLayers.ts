import type { Query, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../client/http/pagination.js';
import type { QueryKind } from '../queryKeys.js';

/** A change that is shown before the service has confirmed it. */
export interface OptimisticLayer {
  /** True for queries that may contain the record. */
  matches(queryKey: readonly unknown[]): boolean;
  /** True for the changed record. */
  isTarget(record: CachedRecord): boolean;
  /** The fields that the record will have. */
  readonly fields: CachedRecord;
}

/** A record in the cache: an item of a page, or a query's own data. */
export type CachedRecord = Readonly<Record<string, unknown>>;

/** Ends a layer. */
export interface OptimisticHandle {
  /** The service has made the change. */
  confirm(): void;
  /** The service has not: fields that still show the change get the value before it, and nothing else is touched. */
  revert(): void;
}

/** Returns the layers that all mutations of a query client share. */
export function optimisticLayersOf(queryClient: QueryClient): { add(layer: OptimisticLayer): OptimisticHandle } {
  const layers = layersOfClients.get(queryClient) ?? createOptimisticLayers(queryClient);
  layersOfClients.set(queryClient, layers);
  return layers;
}

const layersOfClients = new WeakMap<QueryClient, ReturnType<typeof createOptimisticLayers>>();

/**
 * Changes lie above what the service sent, one above the other. Whatever is read while they are pending gets them, too, so no read has to be
 * cancelled. A change is taken back field by field: a later change and what others wrote meanwhile stay.
 */
function createOptimisticLayers(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache();
  let layers: readonly OptimisticLayer[] = [];
  /** What the service sent, for each field of each query that a layer covers. */
  const sent = new Map<string, unknown>();
  let unsubscribe: (() => void) | undefined;

  /** Shows a change in a query, and remembers what was there. */
  function cover(query: Query, layer: OptimisticLayer): void {
    if (!layer.matches(query.queryKey)) return;
    writeRecords(query, (record) => {
      if (!layer.isTarget(record)) return record;
      for (const field of Object.keys(layer.fields)) rememberSent(query, record, field);
      return { ...record, ...layer.fields };
    });
  }

  function rememberSent(query: Query, record: CachedRecord, field: string): void {
    // A page that was loaded before still shows the change.
    if (!coveringOf(record, field).some(({ fields }) => Object.is(fields[field], record[field])))
      sent.set(placeOf(query, record, field), record[field]);
  }

  function coveringOf(record: CachedRecord, field: string): readonly OptimisticLayer[] {
    return layers.filter((layer) => Object.hasOwn(layer.fields, field) && layer.isTarget(record));
  }

  function end(layer: OptimisticLayer, settle: (query: Query, record: CachedRecord, field: string) => unknown): void {
    if (!layers.includes(layer)) return;
    layers = layers.filter((other) => other !== layer);
    for (const query of cache.getAll()) {
      if (!layer.matches(query.queryKey)) continue;
      writeRecords(query, (record) => {
        if (!layer.isTarget(record)) return record;
        const settled = Object.keys(layer.fields).map((field) => [field, settle(query, record, field)] as const);
        const changed = settled.filter(([field, value]) => !Object.is(record[field], value));
        return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
      });
    }
    if (layers.length > 0) return;
    sent.clear();
    unsubscribe?.();
    unsubscribe = undefined;
  }

  return {
    add(layer: OptimisticLayer): OptimisticHandle {
      unsubscribe ??= cache.subscribe((event) => {
        const isRead = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
        if (isRead) for (const pending of layers) cover(event.query, pending);
      });
      // Not among the layers yet: an equal value that is there already is what the service sent.
      for (const query of cache.getAll()) cover(query, layer);
      layers = [...layers, layer];
      return {
        confirm() {
          end(layer, (query, record, field) => {
            if (sent.has(placeOf(query, record, field))) sent.set(placeOf(query, record, field), layer.fields[field]);
            return record[field];
          });
        },
        revert() {
          end(layer, (query, record, field) => {
            const place = placeOf(query, record, field);
            if (!Object.is(record[field], layer.fields[field]) || !sent.has(place)) return record[field];
            const below = coveringOf(record, field).at(-1);
            return below === undefined ? sent.get(place) : below.fields[field];
          });
        },
      };
    },
  };
}

/** Records are identified by their id, or by their name if they have none. */
function placeOf({ queryHash }: Query, { type, id, name }: CachedRecord, field: string): string {
  return JSON.stringify([queryHash, type, id ?? name, field]);
}

/** Changes the records of a query, in whichever shape they are kept. What is fresh, stale or being read stays so. */
function writeRecords(query: Query, change: (record: CachedRecord) => CachedRecord): void {
  const { data } = query.state;
  const kind = query.queryKey.at(-2) as QueryKind;
  const next = data === undefined ? data : changeData(kind, data, change);
  if (next !== data) query.setState({ ...query.state, data: next });
}

function changeData(kind: QueryKind, data: unknown, change: (record: CachedRecord) => CachedRecord): unknown {
  switch (kind) {
    case 'infinite': {
      const held = data as { readonly pages: readonly Page<unknown>[] };
      const pages = changeEach(held.pages, (page) => changePage(page, change));
      return pages === held.pages ? data : { ...held, pages };
    }
    case 'list':
      return changePage(data as Page<unknown>, change);
    case 'detail':
      return Array.isArray(data) ? changeEach(data, (record) => changeRecord(record, change)) : changeRecord(data, change);
    default:
      return data;
  }
}

function changePage(page: Page<unknown>, change: (record: CachedRecord) => CachedRecord): Page<unknown> {
  const items = changeEach(page.items, (record) => changeRecord(record, change));
  return items === page.items ? page : { ...page, items };
}

function changeRecord(value: unknown, change: (record: CachedRecord) => CachedRecord): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value as CachedRecord) : value;
}

/** The same array if no item has changed. */
function changeEach<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => Object.is(item, items[index])) ? items : changed;
}
