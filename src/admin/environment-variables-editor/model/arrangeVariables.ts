import type { LocalView } from '../../../data/resource-list/useLocalList.js';
import type { VariableRow } from './variableDraft.js';

/** The order of variables. `{}` puts new ones first, then keeps the order of the service. */
export interface VariableSort {
  /** `name`, the only column that can be sorted by. */
  readonly columnId?: string | undefined;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** Filters variables by name and sorts them. Does not search values, so that hidden ones cannot be guessed. */
export function arrangeVariables(
  rows: readonly VariableRow[],
  { search, sort }: Pick<LocalView<VariableSort>, 'search' | 'sort'>,
  locale: string,
): readonly VariableRow[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  if (sort.columnId === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'DESC' ? -1 : 1;
  return found.toSorted((one, other) => sign * compare(one.name, other.name));
}
