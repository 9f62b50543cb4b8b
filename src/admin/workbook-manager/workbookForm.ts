'use client';
import { isServiceError, ServiceError } from '../../client/errors/ServiceError.js';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import type { UpdateWorkbookInput, Workbook } from '../../client/resources/workbooks.js';
import { useUpdateWorkbook } from '../../data/resources/workbooks.js';
import { checkName } from '../kit/dialog/checkName.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import type { WorkbookLabels } from './labels/WorkbookLabels.js';

/** The values of the form of a workbook. */
export interface WorkbookValues {
  readonly name: string;
  readonly folder: number | null;
  readonly slug: SlugValue;
}

/** A slug as typed. */
export interface SlugValue {
  readonly text: string;
  /** True to take it from the workbook that has it. */
  readonly isTakeover: boolean;
}

/** The request body for a workbook. A new one has no slug. */
export type WorkbookInput = Pick<UpdateWorkbookInput, 'name' | 'folderId' | 'slug' | 'slugTakeover'>;

export function valuesOf(workbook: Workbook | undefined): WorkbookValues {
  return {
    name: workbook?.name ?? '',
    folder: workbook?.folderId ?? null,
    slug: { text: workbook?.slug ?? '', isTakeover: false },
  };
}

export function inputOf({ name, folder, slug: { text, isTakeover } }: WorkbookValues): WorkbookInput {
  return { name: name.trim(), folderId: folder, slug: asSlug(text) || null, ...(isTakeover && { slugTakeover: true }) };
}

/** Returns the slug as the service stores it. */
export function asSlug(text: string): string {
  return text.trim().toLowerCase();
}

export function problemsOf({ name }: WorkbookValues, { labels: { problems }, error }: ProblemContext<Workbook, WorkbookLabels>) {
  const problem = checkName(name);
  return {
    name: problem && { missing: problems.name, 'too-long': problems.tooLong }[problem],
    slug: error?.kind !== 'conflict' ? undefined : error.status === 403 ? problems.takeoverDenied : problems.slugTaken,
  };
}

/** Saves a workbook. A refused takeover does not affect the workbook itself, which can still be edited. */
export function useSaveWorkbook() {
  const { mutateAsync } = useUpdateWorkbook();
  return {
    async mutateAsync(params: WorkbookAddress & WorkbookInput): Promise<void> {
      try {
        await mutateAsync(params);
      } catch (error) {
        if (isServiceError(error) && error.kind === 'permission' && params.slugTakeover) {
          const { message, status, operation } = error;
          throw new ServiceError('conflict', message, { status, operation });
        }
        throw error;
      }
    },
  };
}
