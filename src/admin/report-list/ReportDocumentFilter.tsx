'use client';
import { TextField } from '../../ui/fields/TextField.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { documentIdOf } from '../kit/documentIdOf.js';
import { type FilterPartProps, FilterSelect } from '../kit/FilterSelect.js';
import { useActForm } from '../kit/useActForm.js';
import { reportListWidget } from './reportListWidget.js';
import { useReportLabels } from './useReportLabels.js';

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
