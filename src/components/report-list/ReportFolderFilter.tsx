'use client';

import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { SelectField, type SelectFieldProps } from '../primitives/fields/SelectField.js';
import { useReportListContext } from './ReportListContext.js';

export type ReportFolderFilterProps = Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'children'>;

/** Leaves out the reports of other folders; a chosen folder shows those inside it. Renders a `<div>` around a `<select>`. */
export function ReportFolderFilter(props: ReportFolderFilterProps) {
  const { filters: words } = useAdminLabels().reports;
  const { folders, filters, setFilters } = useReportListContext().reports;
  return (
    <SelectField
      label={words.folder}
      isLabelHidden
      value={filters.folderId ?? ''}
      onChange={({ currentTarget: { value } }) => setFilters({ ...filters, folderId: value === '' ? undefined : Number(value) })}
      {...props}
    >
      <option value="">{words.anyFolder}</option>
      {folders.map(({ id, name, depth }) => (
        <option key={id} value={id}>
          {`${indent.repeat(depth)}${name}`}
        </option>
      ))}
    </SelectField>
  );
}

/** Two em spaces, which a list of options does not swallow. */
const indent = '\u2003';
