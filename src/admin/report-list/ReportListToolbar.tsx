'use client';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/TextField.js';
import { partClass } from '../../ui/partClass.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { documentIdOf } from '../kit/documentIdOf.js';
import { type FilterPartProps, FilterSelect } from '../kit/FilterSelect.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { isSearchable } from '../kit/listSlices.js';
import { useActForm } from '../kit/useActForm.js';
import { sortBy } from './model/reportSort.js';
import { reportListWidget, useReportLabels } from './reportListWidget.js';

/** Search, filters and the order of the list. Renders a `<div>`. */
export function ReportListToolbar({ className, ...props }: ComponentProps<'div'>) {
  const { search } = useReportLabels();
  const isNeeded = reportListWidget.use(({ model: { list } }) => isSearchable(list));
  if (!isNeeded) return null;
  return (
    <Toolbar className={partClass('report-toolbar', className)} {...props}>
      <ListSearch of={reportListWidget} label={search} />
      <ReportFolderFilter />
      <ReportDocumentFilter />
      <ReportOrder />
    </Toolbar>
  );
}

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

/** Filters reports by spreadsheet; a dialog asks for one that is not in the list. Renders a `<div>` around a `<select>`. */
export function ReportDocumentFilter(props: FilterPartProps) {
  const { filters: words } = useReportLabels();
  const { documents, chosen, filterBy, show } = reportListWidget.use(({ model: { documents, list, filterBy }, dialogs: { show } }) => {
    return { documents, chosen: list.filters.externalWorkbookId, filterBy, show };
  });
  return (
    <FilterSelect
      label={words.document}
      noneLabel={words.anyDocument}
      value={chosen ?? undefined}
      onValueChange={(externalWorkbookId) => filterBy({ externalWorkbookId })}
      options={documents.map(({ id, name }) => ({ value: id, label: name || id }))}
      action={{ label: words.otherDocument, onSelect: () => show({ kind: 'choose-document' }) }}
      {...props}
    />
  );
}

/** Asks for a spreadsheet by its id or address. Renders a `<div role="dialog">`. */
export function DocumentDialog(open: OpenProps) {
  const { document: words } = useReportLabels();
  const filterBy = reportListWidget.use(({ model }) => model.filterBy);
  const form = useActForm({
    ...open,
    initial: { document: '' },
    act({ document }) {
      filterBy({ externalWorkbookId: documentIdOf(document) });
      return undefined;
    },
  });
  return (
    <ActDialog
      form={form}
      title={words.title}
      description={words.description}
      submitLabel={words.submit}
      canSubmit={documentIdOf(form.values.document) !== ''}
    >
      <TextField label={words.field} hint={words.hint} spellCheck={false} {...form.field('document')} />
    </ActDialog>
  );
}
