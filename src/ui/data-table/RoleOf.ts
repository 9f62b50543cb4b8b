/** The role an element of the table has to be given, if any. */
export type RoleOf = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => typeof role | undefined;
