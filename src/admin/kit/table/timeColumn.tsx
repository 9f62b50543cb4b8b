import { TimeAgo } from '../../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../list/ResourceColumn.js';

/** A column with a time of the record, newest first when it is sorted. */
export function timeColumn<Key extends string, Labels>(
  key: Key,
  header: (labels: Labels) => string,
  more: Partial<ResourceColumn<Readonly<Record<Key, string>>, Labels>> = {},
): ResourceColumn<Readonly<Record<Key, string>>, Labels> {
  return { id: key, header, sort: 'DESC', value: (item) => item[key], cell: (item) => <TimeAgo at={item[key]} />, ...more };
}
