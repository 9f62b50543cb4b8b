'use client';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { TextField } from '../../ui/fields/TextField.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { documentIdOf } from '../shared/fields/documentIdOf.js';
import { FolderSelect } from '../shared/workspace/FolderSelect.js';
import { reportActions } from './model/reportActions.js';
import { type ReportValues, reportForm } from './model/reportForm.js';
import { columnSort, sortBy, sortFields } from './model/reportSort.js';
import { useReportExtras, useReportsOf } from './model/useReportsOf.js';
import { NewReportFields } from './ReportFields.js';
import { LostPlacements } from './ReportPreview.js';
import { reportColumns, useReportLabels } from './reportColumns.js';

/** Besides renaming, a list of reports has a dialog that asks for a spreadsheet to filter by. */
const moreDialogs: DialogTypes<{ readonly kind: 'choose-document' }> = {};

const reportList = createResourceWidget({
  name: 'report-list',
  root: 'ReportList.Root',
  useLabels: useReportLabels,
  options: { deploymentId: true, pageSize: true, documents: true, onOpen: true, hrefOf: true, onAskAbout: true },
  list: { useList: useReportsOf, operation: 'getReports', idOf: ({ id }) => id, nameOf: ({ name }) => name },
  actions: { ...reportActions, delete: { ...reportActions.delete, Effect: LostPlacements } },
  form: reportForm,
  useMore: useReportExtras,
  columns: reportColumns,
  contextOf: ({ model: { workbookNameOf }, options: { onOpen, hrefOf, onAskAbout } }) => ({ workbookNameOf, onOpen, hrefOf, onAskAbout }),
  openOf: ({ onOpen }) => onOpen,
  countOf: ({ isCutOff, list }, { cutOff }, number) => (isCutOff ? cutOff(number(list.items.length)) : undefined),
  sort: columnSort,
  // The toolbar has its own sort control, with one more choice.
  table: { hasCardOrder: false },
  icon: ChartNoAxesColumn,
  dialogs: moreDialogs,
});

/** Headless hook behind `ReportList`: `useReportList({ deploymentId: 1 })`. */
export const useReportList = reportList.useModel;

/** The reports of a deployment: search, filter by folder and document, sort, create, open, rename and delete. Renders a `<div>`. */
export const ReportList = reportList.assemble({
  Filters: () => (
    <>
      <ReportFolderFilter />
      <ReportDocumentFilter />
      <ReportOrder />
    </>
  ),
  Fields: NewReport,
  Dialogs: () => <reportList.DialogOf kind="choose-document">{(_, open) => <DocumentDialog {...open} />}</reportList.DialogOf>,
});

export type ReportListProps = ComponentProps<typeof ReportList>;

/** The parts of a `ReportList`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = ReportList;

function NewReport({ form }: RecordFieldsProps<ReportValues, Report>) {
  return <NewReportFields form={form} deploymentId={useDeployment()} />;
}

const useDeployment = () => reportList.useSelector(({ options }) => options.deploymentId);
const useFilters = () => reportList.useSelector(({ model: { filterBy, list } }) => ({ filterBy, filters: list.filters }));

/** Filters reports by folder. Choosing a folder offers its subfolders. Renders a `<div>` around a `<button>`. */
export function ReportFolderFilter(props: FilterPartProps) {
  const { filters: words } = useReportLabels();
  const deploymentId = useDeployment();
  const { filterBy, filters } = useFilters();
  return (
    <FolderSelect
      deploymentId={deploymentId}
      label={words.folder}
      isLabelHidden
      noneLabel={words.anyFolder}
      value={filters.folderId}
      onValueChange={(id) => filterBy({ folderId: id })}
      {...props}
    />
  );
}

/** The order of the list, including one that no column shows. Renders a `<div>` around a `<button>`. */
export function ReportOrder(props: FilterPartProps) {
  const { order, orders } = useReportLabels();
  const { by, setSort } = reportList.useSelector(({ model: { sort, list } }) => ({ by: sort.sortBy, setSort: list.setSort }));
  return (
    <FilterSelect
      label={order}
      value={by}
      onValueChange={(field) => field !== undefined && setSort({ ...sortBy(field) })}
      options={sortFields.map((field) => ({ value: field, label: orders[wordOf[field]] }))}
      {...props}
    />
  );
}

const wordOf = { createdAt: 'created', updatedAt: 'updated', name: 'name', lastViewedAt: 'lastViewed' } as const;

/** Filters reports by spreadsheet; a dialog asks for one that is not in the list. Renders a `<div>` around a `<button>`. */
export function ReportDocumentFilter(props: FilterPartProps) {
  const { filters: words } = useReportLabels();
  const { show, documents } = reportList.useSelector(({ model, dialogs }) => ({ show: dialogs.show, documents: model.documents }));
  const { filterBy, filters } = useFilters();
  return (
    <FilterSelect
      label={words.document}
      noneLabel={words.anyDocument}
      value={filters.externalWorkbookId ?? undefined}
      onValueChange={(externalWorkbookId) => filterBy({ externalWorkbookId })}
      options={documents.map(({ id, name }) => ({ value: id, label: name || id }))}
      action={{ label: words.otherDocument, onSelect: () => show({ kind: 'choose-document' }) }}
      {...props}
    />
  );
}

/** Asks for a spreadsheet by its id or address. Renders a `<div role="dialog">`. */
function DocumentDialog(open: OpenProps) {
  const { document: words } = useReportLabels();
  const { filterBy } = useFilters();
  const form = useActionForm({
    ...open,
    initial: { document: '' },
    action({ document }) {
      filterBy({ externalWorkbookId: documentIdOf(document) });
      return undefined;
    },
  });
  return (
    <ActionDialog
      form={form}
      title={words.title}
      description={words.description}
      submitLabel={words.submit}
      canSubmit={documentIdOf(form.values.document) !== ''}
    >
      <TextField label={words.field} hint={words.hint} spellCheck={false} {...form.field('document')} />
    </ActionDialog>
  );
}
