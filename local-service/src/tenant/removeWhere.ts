import type { Table } from './Table.js';

export function removeWhere<T extends { readonly id: number }>(table: Table<T>, isGone: (record: T) => boolean): void {
  for (const record of table.values()) if (isGone(record)) table.remove(record.id);
}
