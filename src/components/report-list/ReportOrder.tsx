'use client';

import { type ReportSortField, sortBy } from '../../hooks/report-list/reportSort.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { SelectField, type SelectFieldProps } from '../primitives/fields/SelectField.js';
import { useReportListContext } from './ReportListContext.js';

export type ReportOrderProps = Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'children'>;

/** The order of the list, also the one that no column shows. Renders a `<div>` around a `<select>`. */
export function ReportOrder(props: ReportOrderProps) {
  const { order, orders } = useAdminLabels().reports;
  const { sort, setSort } = useReportListContext().reports;
  return (
    <SelectField
      label={order}
      isLabelHidden
      value={sort.sortBy}
      onChange={({ currentTarget }) => {
        const field = fields.find((candidate) => candidate === currentTarget.value);
        if (field !== undefined) setSort(sortBy(field));
      }}
      {...props}
    >
      {fields.map((field) => (
        <option key={field} value={field}>
          {orders[wordOf[field]]}
        </option>
      ))}
    </SelectField>
  );
}

const wordOf = { createdAt: 'created', updatedAt: 'updated', name: 'name', lastViewedAt: 'lastViewed' } as const satisfies Record<
  ReportSortField,
  string
>;

const fields: readonly ReportSortField[] = ['createdAt', 'updatedAt', 'name', 'lastViewedAt'];
