import type { VariableRow } from './variableDraft.js';

export interface VariableView {
  readonly search: string;
  /** Without one, new variables first, then the order of the service. */
  readonly sort: VariableSort | undefined;
}

export interface VariableSort {
  readonly columnId: string;
  readonly direction: 'ASC' | 'DESC';
}

/** What is found by its name, in its order. Values are not searched: what is hidden should not be guessed by searching. */
export function arrangeVariables(rows: readonly VariableRow[], { search, sort }: VariableView, locale: string): readonly VariableRow[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  if (sort === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(one.name, other.name));
}
