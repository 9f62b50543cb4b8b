/** Returns the explicit role for an element of the table, if it needs one. */
export type RoleOf = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => typeof role | undefined;
