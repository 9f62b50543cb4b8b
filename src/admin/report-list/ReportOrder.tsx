'use client';
import { type FilterPartProps, FilterSelect } from '../kit/FilterSelect.js';
import { sortBy } from './model/reportSort.js';
import { reportListWidget } from './reportListWidget.js';
import { useReportLabels } from './useReportLabels.js';

/** The order of the list, including one that no column shows. Renders a `<div>` around a `<select>`. */
export function ReportOrder(props: FilterPartProps) {
  const { order, orders } = useReportLabels();
  const { by, setSort } = reportListWidget.use(({ model: { sort, list } }) => ({ by: sort.sortBy, setSort: list.setSort }));
  return (
    <FilterSelect
      label={order}
      value={by}
      onValueChange={(field) => field !== undefined && setSort({ ...sortBy(field) })}
      options={fields.map(([value, word]) => ({ value, label: orders[word] }))}
      {...props}
    />
  );
}

const fields = [
  ['createdAt', 'created'],
  ['updatedAt', 'updated'],
  ['name', 'name'],
  ['lastViewedAt', 'lastViewed'],
] as const;
