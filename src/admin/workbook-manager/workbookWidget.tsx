'use client';
import { BookOpen, Copy, PenLine, Trash2 } from 'lucide-react';
import type { PublishDashboardInput } from '../../client/resources/dashboards.js';
import type { GetWorkbooksParams, Workbook } from '../../client/resources/workbooks.js';
import { idParam } from '../../data/list-params/paramCodecs.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { usePublishDashboard, useUpdateWorkbookDashboard } from '../../data/resources/dashboards.js';
import { useCreateWorkbook, useDeleteWorkbook, useDuplicateWorkbook, useWorkbook } from '../../data/resources/workbooks.js';
import { action } from '../kit/actions/action.js';
import type { InDeployment } from '../kit/actions/InDeployment.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { type WorkbookPagesParams, workbookPagesQuery } from '../shared/workspace/workbookPagesQuery.js';
import { publishedConfigOf } from './dashboardState.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';
import { WorkbookContents } from './WorkbookContents.js';
import { workbookColumns } from './workbookColumns.js';
import { inputOf, problemsOf, useSaveWorkbook, valuesOf, type WorkbookInput, type WorkbookValues } from './workbookForm.js';

/** The filter of a list of workbooks: a folder. */
export type WorkbookFilters = Pick<GetWorkbooksParams, 'folderId'>;

/** The deployment, and the parts of the view that the host controls. */
export interface WorkbookManagerOptions extends Omit<ListOptions<WorkbookFilters, never>, 'sort' | 'defaultSort' | 'onSortChange'> {
  /** The deployment whose workbooks are listed. */
  readonly deploymentId: number;
  /** The number of workbooks per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** Keeps the view of `WorkbookManager` in the URL, with `useListParams`. */
export const workbookManagerParams = { filters: { folderId: idParam } } as const;

const idOf = (workbook: Workbook) => workbook.id;
const addressOf = ({ deploymentId }: InDeployment, workbook: Workbook) => ({ deploymentId, workbookId: workbook.id });

/** The dialogs that publish the dashboard of a workbook and discard its draft, as the user saw it. */
const moreDialogs: DialogTypes<{ readonly kind: 'publish' | 'discard'; readonly item: Workbook }> = {};

export const workbookWidget = createResourceWidget({
  name: 'workbook-manager',
  root: 'WorkbookManager.Root',
  useLabels: useWorkbookLabels,
  options: { deploymentId: true, pageSize: true },
  list: heldList(
    {
      useList: ({ deploymentId, pageSize = 50, ...view }: WorkbookManagerOptions) =>
        useResourceList<Workbook, WorkbookPagesParams, number>({
          ...view,
          query: workbookPagesQuery,
          params: { deploymentId, first: pageSize },
          idOf,
        }),
      operation: 'getWorkbooks',
      idOf,
      nameOf: ({ name }: Workbook) => name,
    },
    { sortKeys: { name: ({ name }) => name, updated: ({ updatedAt }) => updatedAt } },
  ),
  sort: wholeListSort,
  actions: {
    create: action(
      'createWorkbook',
      'created',
      useCreateWorkbook,
      ({ deploymentId }: InDeployment, input: WorkbookInput) => ({ deploymentId, name: input.name, folderId: input.folderId }),
      { dialog: 'create' },
    ),
    update: action(
      'updateWorkbook',
      'updated',
      useSaveWorkbook,
      (options: InDeployment, workbook: Workbook, changes: WorkbookInput) => ({ ...addressOf(options, workbook), ...changes }),
      { dialog: 'edit', icon: PenLine, itemOf: idOf },
    ),
    publish: action(
      'publishDashboard',
      'published',
      usePublishDashboard,
      (options: InDeployment, workbook: Workbook, input: Pick<PublishDashboardInput, 'title' | 'description' | 'allowEmbed'>) => ({
        ...addressOf(options, workbook),
        dashboardId: workbook.publishedDashboard?.id,
        ...input,
      }),
      { itemOf: idOf },
    ),
    discard: action(
      'updateWorkbookDashboard',
      'discarded',
      useUpdateWorkbookDashboard,
      (options: InDeployment, workbook: Workbook) => ({
        ...addressOf(options, workbook),
        // Sent back as it was read, including anything that a later version of the service adds.
        dashboardDraft: publishedConfigOf(workbook) as Parameters<
          ReturnType<typeof useUpdateWorkbookDashboard>['mutate']
        >[0]['dashboardDraft'],
      }),
      { itemOf: idOf },
    ),
    duplicate: action('duplicateWorkbook', 'duplicated', useDuplicateWorkbook, addressOf, {
      dialog: 'run',
      icon: Copy,
      itemOf: idOf,
      failureOf: ({ kind }) => (kind === 'validation' ? 'limit' : kind === 'permission' ? 'denied' : undefined),
    }),
    delete: action('deleteWorkbook', 'deleted', useDeleteWorkbook, addressOf, {
      dialog: 'confirm',
      icon: Trash2,
      itemOf: idOf,
      Effect: WorkbookContents,
    }),
  },
  form: {
    valuesOf: (workbook): WorkbookValues => valuesOf(workbook),
    inputOf,
    problemsOf,
    textOf: (field, { slug }) => (field === 'slug' ? slug.text : undefined),
    useRead: (workbookId, { deploymentId }: WorkbookManagerOptions) => useWorkbook({ deploymentId, workbookId }),
    operation: 'getWorkbook',
  },
  columns: workbookColumns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: BookOpen,
  dialogs: moreDialogs,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `WorkbookManager`: the workbooks page by page, and the actions on them. */
export const useWorkbookList = workbookWidget.useModel;
