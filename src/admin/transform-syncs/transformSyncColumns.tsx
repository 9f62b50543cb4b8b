import { lookUp } from '../../client/http/lookUp.js';
import type { TransformSyncRun } from '../../client/resources/transform-sync-runs.js';
import type { ResourceOwner } from '../../client/resources/users.js';
import type { Formats } from '../../react/language/createFormats.js';
import { isolate } from '../../ui/text/isolate.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { countColumn } from '../kit/table/countColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { JobElapsed } from '../shared/jobs/JobClock.js';
import { JobStatusLine } from '../shared/jobs/JobStatusLine.js';
import type { TransformSyncLabels } from './labels/TransformSyncLabels.js';
import { isRunning, jobOf } from './model/syncRuns.js';
import { useTransformSyncLabels } from './useTransformSyncLabels.js';

interface CellContext {
  readonly open: (syncJobId: string) => void;
  readonly users: ReadonlyMap<number, ResourceOwner>;
}

type SyncColumn = ResourceColumn<TransformSyncRun, TransformSyncLabels, CellContext>;

/** The name of a run: the branch that receives the files, and when. */
export function nameOf({ branchName, startedAt }: Pick<TransformSyncRun, 'branchName' | 'startedAt'>, { dateTime }: Formats): string {
  return `${isolate(branchName)} · ${isolate(dateTime(startedAt))}`;
}

/** Returns what a run reads: a branch or tag, or a manifest. */
export function sourceOf({ source, gitRef }: Pick<TransformSyncRun, 'source' | 'gitRef'>, { sources }: TransformSyncLabels): string {
  if (gitRef) return gitRef;
  return source === 'git' ? sources.git : source === 'manifest' ? sources.manifest : source;
}

/** Returns who or what started a run. */
export function starterOf({ trigger, userId }: TransformSyncRun, users: CellContext['users'], labels: TransformSyncLabels): string {
  // An unknown trigger is shown as the service calls it.
  const way = lookUp<string>(labels.triggers, trigger) ?? trigger;
  const user = userId == null ? undefined : users.get(userId);
  return user === undefined ? way : labels.startedBy(isolate(user.firstName || user.email), way);
}

const stat = (key: 'models' | 'sources' | 'macros' | 'generatedFileCount', header: SyncColumn['header'], isHidden = false): SyncColumn => {
  const column = countColumn(key, header);
  return {
    ...column,
    isHidden,
    value: ({ stats }) => stats?.[key],
    cell: ({ stats }) => column.cell(stats ?? {}, {}),
    isNamedInCards: false,
    isWideOnly: true,
  };
};

export const transformSyncColumns: readonly SyncColumn[] = [
  {
    id: 'source',
    header: ({ columns }) => columns.source,
    isRowHeader: true,
    value: (run, { labels }) => sourceOf(run, labels),
    cell: (run, { open }) => (
      <OpenName onOpen={() => open(run.syncJobId)}>
        <Source of={run} />
      </OpenName>
    ),
  },
  {
    id: 'status',
    header: ({ columns }) => columns.status,
    width: '17ch',
    value: ({ status }) => status,
    cell: (run) => <JobStatusLine job={jobOf(run)} />,
  },
  {
    id: 'branchName',
    sort: 'ASC',
    header: ({ columns }) => columns.branch,
    width: '14ch',
    isNamedInCards: true,
    value: ({ branchName }) => branchName,
    cell: ({ branchName }) => <bdi>{branchName}</bdi>,
  },
  {
    id: 'startedBy',
    header: ({ columns }) => columns.startedBy,
    width: '20ch',
    isWideOnly: true,
    value: (run, { labels, context }) => starterOf(run, context.users, labels),
    cell: (run, { users }) => <Starter of={run} users={users} />,
  },
  timeColumn('startedAt', ({ columns }) => columns.started, { width: '16ch' }) as SyncColumn,
  {
    id: 'duration',
    sort: 'DESC',
    header: ({ columns }) => columns.duration,
    align: 'end',
    width: '13ch',
    isNamedInCards: true,
    value: ({ durationMs }) => durationMs,
    cell: (run) => (run.durationMs != null || isRunning(run)) && <JobElapsed job={jobOf(run)} />,
  },
  stat('models', ({ columns }) => columns.models),
  stat('generatedFileCount', ({ columns }) => columns.files, true),
];

function Source({ of: run }: { of: TransformSyncRun }) {
  return sourceOf(run, useTransformSyncLabels());
}

function Starter({ of: run, users }: { of: TransformSyncRun } & Pick<CellContext, 'users'>) {
  return starterOf(run, users, useTransformSyncLabels());
}
