import type { CreateReportInput, Report } from '../../../client/resources/reports.js';
import { useReport } from '../../../data/resources/reports.js';
import { checkName } from '../../kit/dialog/checkName.js';
import type { RecordForm } from '../../kit/record-form/RecordForm.js';
import { jsonErrorLine } from '../../shared/fields/jsonErrorLine.js';
import type { ReportLabels } from '../labels/ReportLabels.js';

/** The values of the form of a report. The query of an existing report is not edited here. */
export interface ReportValues {
  readonly name: string;
  readonly title: string;
  readonly folder: number | null;
  readonly workbook: number | null;
  readonly language: QueryLanguage;
  readonly query: string;
}

/** The languages that a report can be written in. */
export type QueryLanguage = 'sql' | 'json';

/** The names of the languages, which are the same everywhere. */
export const languageNames: Readonly<Record<QueryLanguage, string>> = { sql: 'SQL', json: 'JSON' };

/** The request body for a report. */
export type ReportInput = Pick<CreateReportInput, 'name' | 'title' | 'folderId' | 'workbookId' | 'sqlQuery' | 'jsonQuery'>;

/** The form of a report, for the dialog that creates one and the drawer that changes one. */
export const reportForm: RecordForm<{ readonly deploymentId: number }, Report, number, ReportValues, ReportInput, ReportLabels> = {
  valuesOf: (report) => ({
    name: report?.name ?? '',
    title: report?.title ?? '',
    folder: report?.folderId ?? null,
    workbook: report?.workbookId ?? null,
    language: report?.jsonQuery && !report.sqlQuery ? 'json' : 'sql',
    query: report?.sqlQuery || report?.jsonQuery || '',
  }),
  inputOf: ({ name, title, folder, workbook, language, query }) => ({
    name: name.trim(),
    title: title.trim() || null,
    folderId: folder,
    workbookId: workbook,
    sqlQuery: language === 'sql' ? query : null,
    jsonQuery: language === 'json' ? query : null,
  }),
  problemsOf({ name, title, language, query }, { labels: { problems }, item }) {
    const problem = checkName(name);
    const line = item === undefined && language === 'json' ? jsonErrorLine(query) : undefined;
    return {
      name: problem && { missing: problems.name, 'too-long': problems.tooLong }[problem],
      title: checkName(title) === 'too-long' ? problems.tooLong : undefined,
      query: item === undefined && query.trim() === '' ? problems.query : line === undefined ? undefined : problems.json(line),
    };
  },
  useRead: (reportId, { deploymentId }) => useReport({ deploymentId, reportId }),
  operation: 'getReport',
};
