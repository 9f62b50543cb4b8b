import type { CreateReportInput, UpdateReportInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import type { ReportRecord } from '../workspace/Workspace.js';

/** The fields of a report in an input; omitted fields are `undefined`. */
export type ReportFields = { readonly [Field in ReportField]?: ReportRecord[Field] | undefined };

type ReportField = 'name' | 'title' | 'folderId' | 'workbookId' | 'jsonQuery' | 'sqlQuery' | 'meta' | 'pivotItems';

/** The fields that create and update share. */
export function readReportFields(input: ReportInput): ReportFields {
  const { name, title, folderId, workbookId, jsonQuery, sqlQuery, meta, pivotItems } = input;
  const shown = pivotItems && { ...defaultPivot, ...pivotItems };
  return { name: name || undefined, title, folderId, workbookId, jsonQuery, sqlQuery, meta, pivotItems: shown };
}

export type ReportInput = CreateReportInput & UpdateReportInput;

/** An id of twelve letters and digits, where one is given. */
export function readPublicId({ publicId }: ReportInput): string | undefined {
  return typeof publicId === 'string' ? checkPublicId(publicId) : undefined;
}

export function checkPublicId(publicId: string): string {
  if (!/^[0-9A-Za-z]{12}$/.test(publicId)) throw invalid('publicId', 'must be 12 letters and digits');
  return publicId;
}

const defaultPivot = {
  displayScale: null,
  measuresAxis: null,
  measuresPosition: null,
  showAppliedFilters: null,
  showColumnTotals: null,
  showRowTotals: null,
};
