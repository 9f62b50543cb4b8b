import { useState } from 'react';
import { toggleId, toggleIdRange } from '../../../src/data/resource-list/selection.js';
import type { Column } from '../../../src/ui/data-table/Column.js';
import { DataTable, type DataTableProps } from '../../../src/ui/data-table/DataTable.js';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly age: number;
}

export interface PeopleTableProps
  extends Pick<
    DataTableProps<Person, number>,
    'sort' | 'onSortChange' | 'hasCardOrder' | 'isStale' | 'columnWidths' | 'onColumnWidthsChange' | 'density' | 'headerEnd'
  > {
  readonly count: number;
  /** The email address of everybody. Default: one for each. */
  readonly email?: string;
  readonly isSelectable?: boolean;
  /** The width of each column. */
  readonly width?: string;
}

/** A table of so many people, with its own selection. */
export function PeopleTable({ count, email, isSelectable = false, width, ...props }: PeopleTableProps) {
  const items = email === undefined ? people(count) : people(count).map((person) => ({ ...person, email }));
  const loadedIds = items.map(({ id }) => id);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = {
    has: (id: number) => ids.has(id),
    toggle: (id: number) => setIds(toggleId(ids, id)),
    toggleRange: (anchorId: number, id: number) => setIds(toggleIdRange(ids, { loadedIds, anchorId, id })),
    selectAllLoaded: () => setIds(new Set(loadedIds)),
    clear: () => setIds(new Set()),
    allLoadedSelected: ids.size === count,
    someLoadedSelected: ids.size > 0,
  };
  return (
    <DataTable
      caption="People"
      columns={width === undefined ? columns : columns.map((column) => ({ ...column, width }))}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={isSelectable ? selection : undefined}
      {...props}
    />
  );
}

export function people(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Person ${index + 1}`,
    email: `person.${index + 1}@parley.example`,
    age: 20 + (index % 50),
  }));
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email, isNamedInCards: true },
  { id: 'age', header: 'Age', cell: ({ age }) => age, align: 'end', isSortable: true, isWideOnly: true },
];
