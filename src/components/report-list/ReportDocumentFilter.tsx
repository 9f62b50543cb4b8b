'use client';

import { useState } from 'react';
import { documentIdOf } from '../../hooks/report-placement-list/placementAddress.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { SelectField, type SelectFieldProps } from '../primitives/fields/SelectField.js';
import { TextField } from '../primitives/fields/TextField.js';
import { useReportListContext } from './ReportListContext.js';

export type ReportDocumentFilterProps = Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'children'>;

/** Leaves out the reports that do not stand in one spreadsheet; one that is not known yet is asked for. Renders a `<div>` around a `<select>`. */
export function ReportDocumentFilter(props: ReportDocumentFilterProps) {
  const { filters: words } = useAdminLabels().reports;
  const { reports, isChoosingDocument, setChoosingDocument } = useReportListContext();
  const { documents, filters, setFilters } = reports;
  const chosen = filters.externalWorkbookId ?? '';

  function choose(value: string) {
    if (value === other) setChoosingDocument(true);
    else setFilters({ ...filters, externalWorkbookId: value === '' ? undefined : value.slice(known.length) });
  }

  return (
    <>
      <SelectField
        label={words.document}
        isLabelHidden
        value={chosen === '' ? '' : `${known}${chosen}`}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        {...props}
      >
        <option value="">{words.anyDocument}</option>
        {documents.map(({ id, name }) => (
          <option key={id} value={`${known}${id}`}>
            {name || id}
          </option>
        ))}
        <option value={other}>{words.otherDocument}</option>
      </SelectField>
      <DocumentDialog
        open={isChoosingDocument}
        onOpenChange={setChoosingDocument}
        onAnswer={(id) => setFilters({ ...filters, externalWorkbookId: id })}
      />
    </>
  );
}

interface DocumentDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAnswer: (id: string) => void;
}

function DocumentDialog({ open, onOpenChange, onAnswer }: DocumentDialogProps) {
  const { document: words } = useAdminLabels().reports;
  const [text, setText] = useState('');
  const id = documentIdOf(text);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      submitLabel={words.submit}
      canSubmit={id !== ''}
      onSubmit={() => {
        onAnswer(id);
        onOpenChange(false);
        setText('');
      }}
    >
      <TextField
        label={words.field}
        hint={words.hint}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Before each id, so that none is taken for one of the other answers. */
const known = 'id:';
const other = 'other';
