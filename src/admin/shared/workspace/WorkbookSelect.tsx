'use client';
import type { Workbook } from '../../../client/resources/workbooks.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { Select, type SelectProps } from '../../../ui/select/Select.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useSeenItems } from '../../kit/list/useSeenItems.js';
import { type WorkbookPagesParams, workbookPagesQuery } from './workbookPagesQuery.js';

export interface WorkbookSelectProps extends Omit<SelectProps<number>, 'options' | 'search' | 'action'> {
  /** The deployment of the workbooks. */
  deploymentId: number;
}

/** Chooses a workbook of a deployment, with search by the service. Renders a labelled `<button>` that opens a list. */
export function WorkbookSelect({ deploymentId, value, ...props }: WorkbookSelectProps) {
  const { items, search, isStale, hasMore, loadMore } = useResourceList<Workbook, WorkbookPagesParams, number>({
    query: workbookPagesQuery,
    params: { deploymentId, first: 100 },
    idOf,
  });
  const { loadMore: more } = useCommonAdminLabels();
  const known = useSeenItems(items, idOf);
  const isListed = value === undefined || items.some(({ id }) => id === value);
  // The button shows its name even while a search hides it.
  const shown = isListed ? items : [...items, { id: value, name: known.get(value)?.name ?? `${value}` }];
  return (
    <Select
      options={shown.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      search={{ text: search.text, setText: search.setText, isPending: search.isPending || isStale }}
      action={hasMore ? { label: more, onSelect: loadMore } : undefined}
      {...props}
    />
  );
}

const idOf = ({ id }: Workbook) => id;
