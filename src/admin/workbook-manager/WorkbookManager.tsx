'use client';
import { type ComponentProps, useState } from 'react';
import type { Workbook } from '../../client/resources/workbooks.js';
import { useWorkbooks } from '../../data/resources/workbooks.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { longestName } from '../kit/dialog/checkName.js';
import type { FilterPartProps } from '../kit/list/FilterSelect.js';
import { countedItems } from '../kit/list/useCountOf.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { FolderSelect } from '../shared/workspace/FolderSelect.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';
import { WorkbookDashboard } from './WorkbookDashboard.js';
import { asSlug, type SlugValue, type WorkbookValues } from './workbookForm.js';
import { workbookWidget } from './workbookWidget.js';

/**
 * The workbooks of a deployment: search, create, edit, duplicate and delete them, and publish the dashboard of each. Renders a `<div>`.
 */
export const WorkbookManager = workbookWidget.assemble({
  Fields: WorkbookFields,
  Detail: WorkbookDashboard,
  Filters: WorkbookFolderFilter,
});

export type WorkbookManagerProps = ComponentProps<typeof WorkbookManager>;

/** The parts of `WorkbookManager`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = WorkbookManager;

/** Filters workbooks by folder, except while a search covers all of them. Renders a `<div>` around a `<button>`. */
export function WorkbookFolderFilter(props: FilterPartProps) {
  const { columns, anyFolder } = useWorkbookLabels();
  const { deploymentId, folderId, isSearch, setFilters } = workbookWidget.useSelector(({ options, model: { list } }) => ({
    deploymentId: options.deploymentId,
    folderId: list.filters.folderId,
    isSearch: list.search.applied !== '',
    setFilters: list.setFilters,
  }));
  return (
    <FolderSelect
      deploymentId={deploymentId}
      label={columns.folder}
      isLabelHidden
      noneLabel={anyFolder}
      value={isSearch ? undefined : folderId}
      onValueChange={(id) => setFilters({ folderId: id })}
      disabled={isSearch}
      {...props}
    />
  );
}

function WorkbookFields({ form, item }: RecordFieldsProps<WorkbookValues, Workbook>) {
  const { fields, noFolder } = useWorkbookLabels();
  const deploymentId = workbookWidget.useSelector(({ options }) => options.deploymentId);
  const { error, autoComplete } = form.field('slug');
  return (
    <>
      <TextField label={fields.name} limit={longestName} {...form.field('name')} />
      <FolderSelect
        deploymentId={deploymentId}
        label={fields.folder}
        noneLabel={noFolder}
        value={form.values.folder}
        onValueChange={(folder) => form.change({ folder: folder ?? null })}
      />
      {item !== undefined && (
        <SlugField
          workbook={item}
          value={form.values.slug}
          onValueChange={(slug) => form.change({ slug })}
          error={error}
          autoComplete={autoComplete}
        />
      )}
    </>
  );
}

interface SlugFieldProps {
  workbook: Workbook;
  value: SlugValue;
  onValueChange: (slug: SlugValue) => void;
  error: string | undefined;
  autoComplete: 'off';
}

/** The slug of a workbook. If another one has it, asks to take it over. */
function SlugField({ workbook, value: { text, isTakeover }, onValueChange, error, autoComplete }: SlugFieldProps) {
  const { fields, hints, takeover: words } = useWorkbookLabels();
  // Checking the box clears the error, and another slug may be free.
  const [taken, setTaken] = useState<string>();
  const slug = asSlug(text);
  if (error !== undefined && slug !== taken) setTaken(slug);
  const isTaken = slug !== '' && slug === taken && slug !== workbook.slug;
  const { data } = useWorkbooks({ deploymentId: workbook.deploymentId, first: countedItems }, { enabled: isTaken });
  const holder = data?.items.find((other) => other.slug === slug);
  return (
    <>
      <TextField
        name="slug"
        label={fields.slug}
        hint={hints.slug}
        dir="ltr"
        spellCheck={false}
        autoComplete={autoComplete}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onValueChange({ text: currentTarget.value, isTakeover: false })}
      />
      {isTaken && (
        <CheckField
          label={holder ? words.from(isolate(holder.name)) : words.fromUnknown}
          hint={words.hint}
          checked={isTakeover}
          onChange={({ currentTarget }) => onValueChange({ text, isTakeover: currentTarget.checked })}
        />
      )}
    </>
  );
}
