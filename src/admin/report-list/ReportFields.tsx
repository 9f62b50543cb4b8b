'use client';
import type { Report } from '../../client/resources/reports.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { longestName } from '../kit/dialog/checkName.js';
import { FieldGrid } from '../kit/layout/layout.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { FolderSelect } from '../shared/workspace/FolderSelect.js';
import { WorkbookSelect } from '../shared/workspace/WorkbookSelect.js';
import { languageNames, type QueryLanguage, type ReportValues } from './model/reportForm.js';
import { useReportLabels } from './reportColumns.js';

/** The name and title of a report. Adds no element. */
export function ReportNameFields({ form }: Pick<RecordFieldsProps<ReportValues, Report>, 'form'>) {
  const { fields, hints } = useReportLabels();
  return (
    <>
      <TextField label={fields.name} limit={longestName} {...form.field('name')} />
      <TextField label={fields.title} hint={hints.title} limit={longestName} {...form.field('title')} />
    </>
  );
}

export interface NewReportFieldsProps extends Pick<RecordFieldsProps<ReportValues, Report>, 'form'> {
  /** The deployment of the report. */
  deploymentId: number;
}

/** The fields of a new report, including its location and query. Adds no element. */
export function NewReportFields({ form, deploymentId }: NewReportFieldsProps) {
  const { fields, noFolder, noWorkbook } = useReportLabels();
  const { folder, workbook, language } = form.values;
  return (
    <>
      <ReportNameFields form={form} />
      <FieldGrid>
        <FolderSelect
          deploymentId={deploymentId}
          label={fields.folder}
          noneLabel={noFolder}
          value={folder}
          onValueChange={(id) => form.change({ folder: id ?? null })}
        />
        <WorkbookSelect
          deploymentId={deploymentId}
          label={fields.workbook}
          noneLabel={noWorkbook}
          value={workbook ?? undefined}
          onValueChange={(id) => form.change({ workbook: id ?? null })}
        />
      </FieldGrid>
      <Select<QueryLanguage>
        label={fields.language}
        value={language}
        onValueChange={(next) => next !== undefined && form.change({ language: next })}
        options={[
          { value: 'sql', label: languageNames.sql },
          { value: 'json', label: languageNames.json },
        ]}
      />
      <TextAreaField label={fields.query} dir="ltr" rows={6} spellCheck={false} {...form.field('query')} />
    </>
  );
}
