import type { JsonObject } from '../http/fields.js';
import type { Report } from './readModel.js';

/** The keys of each kind of entry. Those under `ignored` tune a service, or a user interface, and change no answer. */
export const modelKeys = {
  cube: {
    read: ['name', 'sql', 'sql_table', 'title', 'description', 'public', 'shown', 'meta'],
    lists: ['joins', 'dimensions', 'measures', 'segments', 'access_policy'],
    ignored: ['data_source', 'sql_alias', 'refresh_key', 'pre_aggregations', 'hierarchies'],
  },
  join: { read: ['name', 'sql', 'relationship'], lists: [], ignored: [] },
  dimension: {
    read: ['name', 'sql', 'type', 'primary_key', 'title', 'description', 'public', 'shown', 'meta'],
    lists: [],
    ignored: ['format', 'granularities', 'latitude', 'longitude', 'links', 'key'],
  },
  measure: {
    read: ['name', 'sql', 'type', 'format', 'currency', 'title', 'description', 'public', 'shown', 'meta'],
    lists: ['filters'],
    ignored: ['drill_members'],
  },
  segment: { read: ['name', 'sql', 'title', 'description', 'public', 'shown', 'meta'], lists: [], ignored: [] },
  view: { read: ['name', 'title', 'description', 'public', 'shown', 'meta'], lists: ['cubes', 'access_policy'], ignored: ['folders'] },
  'cube of a view': { read: ['join_path', 'includes', 'excludes', 'prefix', 'alias'], lists: [], ignored: [] },
  'included member': { read: ['name', 'alias', 'title', 'description', 'format', 'currency', 'meta'], lists: [], ignored: [] },
} as const satisfies Readonly<Record<string, Readonly<Record<'read' | 'lists' | 'ignored', readonly string[]>>>>;

export type KeyedEntry = keyof typeof modelKeys;

/** Reports keys that are not read: to pass over one, such as `rolling_window`, would give answers that say something else. */
export function reportKeys(kind: KeyedEntry, name: string, entry: JsonObject, report: Report): void {
  const { read, lists, ignored } = modelKeys[kind];
  const known = new Set<string>([...read, ...lists, ...ignored]);
  for (const key of Object.keys(entry)) {
    if (!known.has(key)) report(`The ${kind} "${name}" has "${key}", which is not supported.`, entry);
  }
}
