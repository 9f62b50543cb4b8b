'use client';
import { type FilterPartProps, FilterSelect } from '../kit/FilterSelect.js';
import { reportListWidget } from './reportListWidget.js';
import { useReportLabels } from './useReportLabels.js';

/** Filters reports by folder. Choosing a folder offers its subfolders. Renders a `<div>` around a `<select>`. */
export function ReportFolderFilter(props: FilterPartProps) {
  const { filters: words } = useReportLabels();
  const { folders, folderId, filterBy } = reportListWidget.use(({ model: { folders, list, filterBy } }) => {
    return { folders, folderId: list.filters.folderId, filterBy };
  });
  return (
    <FilterSelect
      label={words.folder}
      noneLabel={words.anyFolder}
      value={folderId ?? undefined}
      onValueChange={(id) => filterBy({ folderId: id })}
      options={folders.map(({ id, name, depth }) => ({ value: id, label: `${indent.repeat(depth)}${name}` }))}
      {...props}
    />
  );
}

/** An em space, because options collapse ordinary spaces. */
const indent = '\u2003';
