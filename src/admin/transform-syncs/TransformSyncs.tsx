'use client';
import { RefreshCw, SearchX, Square } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import type { ListTransformSyncsParams, StartTransformSyncInput } from '../../client/resources/transform-sync.js';
import type { TransformSyncRun } from '../../client/resources/transform-sync-runs.js';
import { useCancelSync, useStartSync } from '../../data/jobs/useTransformSyncJobs.js';
import { choiceParam } from '../../data/list-params/paramCodecs.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { transformSyncsInfiniteQuery } from '../../data/resources/transform-sync.js';
import { useUsersById } from '../../data/useUsersById.js';
import { useFormats } from '../../react/language/useFormats.js';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { action } from '../kit/actions/action.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { RecordDrawer } from '../kit/record-form/RecordDrawer.js';
import type { OpenRecordOptions, RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList, textOfNumber } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import type { JobStateLabels } from '../shared/jobs/labels/JobLabels.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { isEnded, pauseOf, statuses, triggers, useSyncRun } from './model/syncRuns.js';
import { TransformSyncFields } from './TransformSyncFields.js';
import type { TransformSyncRecordProps } from './TransformSyncRecord.js';
import { nameOf, transformSyncColumns } from './transformSyncColumns.js';
import { inputOf, problemsOf, type TransformSyncValues, valuesOf } from './transformSyncForm.js';
import { useTransformSyncLabels } from './useTransformSyncLabels.js';

type Filters = Pick<ListTransformSyncsParams, 'status' | 'trigger'>;

/** The deployment, and the parts of the view that the host controls. */
export interface TransformSyncsOptions
  extends Omit<OpenRecordOptions<string>, 'leaveGuard'>,
    Pick<ListOptions<Filters, object>, 'filters' | 'defaultFilters' | 'onFiltersChange'> {
  /** The deployment whose data model the syncs write. */
  readonly deploymentId: number;
  /** The number of syncs per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** Keeps the filters of `TransformSyncs` in the URL, with `useListParams`. */
export const transformSyncParams = { filters: { status: choiceParam(statuses), trigger: choiceParam(triggers) } } as const;

const idOf = (run: TransformSyncRun) => run.syncJobId;

const widget = createResourceWidget({
  name: 'transform-syncs',
  root: 'TransformSyncs.Root',
  useLabels: useTransformSyncLabels,
  options: { deploymentId: true, pageSize: true, ...controlledKeys('openId') },
  list: heldList(
    {
      useList: ({ deploymentId, pageSize = 50, filters, defaultFilters, onFiltersChange }: TransformSyncsOptions) =>
        useResourceList<TransformSyncRun, Omit<ListTransformSyncsParams, 'after'>, string>({
          ...{ filters, defaultFilters, onFiltersChange },
          query: transformSyncsInfiniteQuery,
          params: { deploymentId, first: pageSize },
          idOf,
          options: { refetchInterval: ({ state }) => pauseOf(state.data?.pages) },
        }),
      operation: 'listTransformSyncs',
      idOf,
      nameOf,
    },
    {
      textsOf: ({ branchName, gitRef, status, failedPhase, errorMessage }) => [branchName, gitRef, status, failedPhase, errorMessage],
      sortKeys: {
        branchName: ({ branchName }) => branchName,
        startedAt: ({ startedAt }) => startedAt,
        duration: ({ durationMs }) => textOfNumber(durationMs),
      },
    },
  ),
  sort: wholeListSort,
  actions: {
    start: action(
      'startTransformSync',
      'started',
      useStartSync,
      ({ deploymentId }: TransformSyncsOptions, input: StartTransformSyncInput) => ({ deploymentId, ...input }),
      { dialog: 'create' },
    ),
    cancel: action(
      'cancelTransformSync',
      'cancelRequested',
      useCancelSync,
      (_: object, run: TransformSyncRun) => ({ deploymentId: run.deploymentId, syncJobId: run.syncJobId }),
      { dialog: 'confirm', icon: Square, itemOf: idOf, isShown: (run) => !isEnded(run) },
    ),
  },
  form: {
    valuesOf,
    inputOf,
    problemsOf,
    useRead: useSyncRun,
    operation: 'listTransformSyncs',
    // Starting returns the address of the run.
    openIdOf: idOf,
  },
  useMore({ openId, defaultOpenId, onOpenIdChange }: TransformSyncsOptions, { items }) {
    const [opened, open] = useControllableChoice(openId, defaultOpenId, onOpenIdChange);
    const userIds = useMemo(() => [...new Set(items.flatMap(({ userId }) => userId ?? []))], [items]);
    const { users } = useUsersById(userIds, { maxPages: 5 });
    return { openId: opened, open, users };
  },
  columns: transformSyncColumns,
  contextOf: ({ model: { open, users } }) => ({ open, users }),
  openOf:
    (_, { open }) =>
    ({ syncJobId }) =>
      open(syncJobId),
  icon: RefreshCw,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `TransformSyncs`: the history of syncs, and the actions on them. */
export const useTransformSyncList = widget.useModel;

/**
 * The transform syncs of a deployment: start, follow and cancel them, with their phases, files and logs. Filter by status and trigger.
 * Renders a `<div>`.
 */
export const TransformSyncs = widget.assemble({
  Fields,
  Filters: () => (
    <>
      <TransformSyncStatusFilter />
      <TransformSyncTriggerFilter />
    </>
  ),
  Dialogs: OpenSync,
});

export type TransformSyncsProps = ComponentProps<typeof TransformSyncs>;

/** The parts of `TransformSyncs`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = TransformSyncs;

/** Filters syncs by status. Renders a `<div>` around a `<button>`. */
export function TransformSyncStatusFilter(props: FilterPartProps) {
  const { filters: words } = useTransformSyncLabels();
  const { states } = useJobLabels();
  const { filters, setFilters } = widget.useSelector(({ model: { list } }) => ({ filters: list.filters, setFilters: list.setFilters }));
  return (
    <FilterSelect
      label={words.status}
      noneLabel={words.anyStatus}
      value={filters.status ?? undefined}
      onValueChange={(status) => setFilters({ ...filters, status })}
      options={statuses.map((status) => ({ value: status, label: states[stateWords[status]] }))}
      {...props}
    />
  );
}

const stateWords = {
  RUNNING: 'running',
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  UNKNOWN: 'lost',
} as const satisfies Record<(typeof statuses)[number], keyof JobStateLabels>;

/** Filters syncs by how they were started. Renders a `<div>` around a `<button>`. */
export function TransformSyncTriggerFilter(props: FilterPartProps) {
  const { filters: words, triggers: names } = useTransformSyncLabels();
  const { filters, setFilters } = widget.useSelector(({ model: { list } }) => ({ filters: list.filters, setFilters: list.setFilters }));
  return (
    <FilterSelect
      label={words.trigger}
      noneLabel={words.anyTrigger}
      value={filters.trigger ?? undefined}
      onValueChange={(trigger) => setFilters({ ...filters, trigger })}
      options={triggers.map((trigger) => ({ value: trigger, label: names[trigger] }))}
      {...props}
    />
  );
}

function Fields({ form, item }: RecordFieldsProps<TransformSyncValues, TransformSyncRun>) {
  const { deploymentId, open, close } = widget.useSelector(({ options, model, dialogs }) => ({
    deploymentId: options.deploymentId,
    open: model.open,
    close: dialogs.close,
  }));
  return (
    <TransformSyncFields
      form={form}
      item={item}
      deploymentId={deploymentId}
      onShow={(syncJobId) => {
        close();
        open(syncJobId);
      }}
    />
  );
}

function OpenSync() {
  const openId = widget.useSelector(({ model }) => model.openId);
  const opened = useMemo(() => (openId === undefined ? undefined : { id: openId }), [openId]);
  return (
    <OpenRecord item={opened} idOf={({ id }) => id}>
      {({ id }, isOpen) => <SyncDrawer id={id} isOpen={isOpen} />}
    </OpenRecord>
  );
}

function SyncDrawer({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { caption, notFound } = useTransformSyncLabels();
  const formats = useFormats();
  const { options, open, users, listed, isAllowed, show } = widget.useSelector(({ options, model, dialogs }) => ({
    options,
    open: model.open,
    users: model.users,
    listed: model.list.items.find(({ syncJobId }) => syncJobId === id),
    isAllowed: model.cancel.isAllowed,
    show: dialogs.show,
  }));
  const { isMissing, ...read } = useSyncRun(id, options, listed);
  useReadErrorEvent(read.error, { widget: 'transform-syncs', operation: 'listTransformSyncs' }, options);
  return (
    <RecordDrawer
      open={isOpen}
      onClose={() => open(undefined)}
      title={read.data === undefined ? caption : nameOf(read.data, formats)}
      read={{ ...read, data: isMissing ? null : read.data }}
    >
      {(run) =>
        run === null ? (
          <EmptyState heading={notFound} headingLevel={3} icon={SearchX} />
        ) : (
          <LazyRecord
            run={run}
            users={users}
            onCancel={isEnded(run) || !isAllowed(run) ? undefined : () => show({ kind: 'cancel', item: run })}
          />
        )
      }
    </RecordDrawer>
  );
}

const useRecordModule = createLazyModule(() => import('./TransformSyncRecord.js'));

/** The content of the drawer, whose code loads after the first render. */
function LazyRecord(props: TransformSyncRecordProps) {
  const loaded = useRecordModule(true);
  return loaded === undefined ? <Skeleton lines={8} /> : <loaded.TransformSyncRecord {...props} />;
}
