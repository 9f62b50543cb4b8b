'use client';
import { Ban } from 'lucide-react';
import type { CSSProperties } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type { TransformSyncRun, TransformSyncRunPhase } from '../../client/resources/transform-sync-runs.js';
import type { ResourceOwner } from '../../client/resources/users.js';
import { transformSyncJob } from '../../data/jobs/transformSyncJob.js';
import { useJob } from '../../data/jobs/useJob.js';
import { useTransformSyncResult } from '../../data/resources/transform-sync.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts, Line, Note, Section, Stack } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { JobElapsed } from '../shared/jobs/JobClock.js';
import { JobProgressBar } from '../shared/jobs/JobProgressBar.js';
import { JobStatusLine } from '../shared/jobs/JobStatusLine.js';
import { TransformSyncDetails } from '../shared/jobs/TransformSyncDetails.js';
import { isRunning, jobOf } from './model/syncRuns.js';
import { sourceOf, starterOf } from './transformSyncColumns.js';
import { useTransformSyncLabels } from './useTransformSyncLabels.js';

export interface TransformSyncRecordProps {
  /** The run to show. */
  run: TransformSyncRun;
  /** The users who started runs, by id. */
  users: ReadonlyMap<number, ResourceOwner>;
  /** Called when the user cancels the run; `undefined` if it cannot be cancelled. */
  onCancel: (() => void) | undefined;
}

/** One run: its progress, facts, phases, files and log. Follows a run in progress. */
export function TransformSyncRecord({ run, users, onCancel }: TransformSyncRecordProps) {
  const { deploymentId, syncJobId } = run;
  const address = { deploymentId, syncJobId };
  const isCompleted = run.status === 'COMPLETED';
  const result = useTransformSyncResult(address, { enabled: isCompleted });
  return (
    <Stack gap="xl">
      <Progress run={run} onCancel={onCancel} />
      <RunFacts run={run} users={users} />
      <Phases run={run} />
      {result.error !== null && <ReadFailure error={result.error} onRetry={() => void result.refetch()} isBusy={result.isFetching} />}
      <TransformSyncDetails {...address} status={jobOf(run).status} result={result.data} />
    </Stack>
  );
}

/** The status, also while it runs, and why the run failed. */
function Progress({ run, onCancel }: Omit<TransformSyncRecordProps, 'users'>) {
  const words = useTransformSyncLabels();
  const { phaseNames, failure, failureIn, lost, cancel } = words;
  const job = useJob(transformSyncJob, { address: isRunning(run) ? { deploymentId: run.deploymentId, jobId: run.syncJobId } : undefined });
  const isFollowed = job.status === 'running' || job.status === 'succeeded' || job.status === 'failed';
  // The history lags a moment behind the run itself.
  const shown = { ...jobOf(run), ...(isFollowed && isRunning(run) && { ...job, status: job.status, startedAtMs: jobOf(run).startedAtMs }) };
  const isActive = shown.status === 'running' && !shown.isLost;
  return (
    <Stack>
      <Line className="parley-spread">
        <Line gap="s">
          {/* Announces the end of a run, not every percent. */}
          <span role={isActive ? undefined : 'status'}>
            <JobStatusLine job={shown} />
          </span>
          {!shown.isLost && <JobElapsed job={shown} className="parley-muted" />}
        </Line>
        {onCancel && (
          <Button icon={Ban} size="small" isBusy={shown.isCancelling} onClick={onCancel}>
            {cancel.action}
          </Button>
        )}
      </Line>
      {isActive && <JobProgressBar label={sourceOf(run, words)} percent={shown.progress.percent} />}
      {isActive && shown.progress.message !== undefined && (
        <Note>
          <bdi>{shown.progress.message}</bdi>
        </Note>
      )}
      {run.status === 'UNKNOWN' && <Note>{lost}</Note>}
      {run.status === 'FAILED' && (
        <div className="parley-error">
          <Stack gap="s">
            <strong>{run.failedPhase ? failureIn(phaseName(run.failedPhase, phaseNames)) : failure}</strong>
            {run.errorMessage && <bdi>{run.errorMessage}</bdi>}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

function RunFacts({ run, users }: Omit<TransformSyncRecordProps, 'onCancel'>) {
  const labels = useTransformSyncLabels();
  const { columns: words } = labels;
  const { dateTime, number } = useFormats();
  const { startedAt, completedAt, branchName, triggerContext, stats } = run;
  return (
    <Facts
      facts={[
        [words.source, <bdi key="source">{sourceOf(run, labels)}</bdi>],
        [words.branch, <bdi key="branch">{branchName}</bdi>],
        [words.startedBy, starterOf(run, users, labels)],
        [words.started, <TimeAgo key="started" at={startedAt} />],
        [words.ended, completedAt != null && dateTime(completedAt)],
        [
          words.commit,
          triggerContext?.headSha && (
            <code dir="ltr" title={triggerContext.headSha}>
              {triggerContext.headSha.slice(0, 7)}
            </code>
          ),
        ],
        [words.definitions, stats?.serviceCount != null && number(stats.serviceCount)],
        [words.version, stats?.transformVersion && <bdi>{stats.transformVersion}</bdi>],
        [words.compiled, stats?.manifestGeneratedAt && dateTime(stats.manifestGeneratedAt)],
      ]}
    />
  );
}

/** The completed phases, each with its duration as text and as a bar from start to end. */
function Phases({ run }: Pick<TransformSyncRecordProps, 'run'>) {
  const { phases: heading } = useTransformSyncLabels();
  const phases = run.phases?.slice(0, mostPhases) ?? [];
  const wholeMs = Math.max(1, run.durationMs ?? 0, ...phases.map(endOf));
  if (phases.length === 0) return null;
  return (
    <Section heading={heading}>
      <ol className="parley-plain-list parley-job-phases">
        {phases.map((phase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase may occur twice, and phases are only ever appended
          <Phase key={index} phase={phase} wholeMs={wholeMs} />
        ))}
      </ol>
    </Section>
  );
}

function Phase({ phase, wholeMs }: { phase: TransformSyncRunPhase; wholeMs: number }) {
  const { phaseNames, phaseFailed } = useTransformSyncLabels();
  const { duration } = useFormats();
  const isFailed = phase.outcome === 'failed';
  const shareOf = (ms: number) => `${(100 * Math.min(Math.max(ms, 0), wholeMs)) / wholeMs}%`;
  // The type of styles does not include custom properties.
  const bar = { '--parley-from': shareOf(phase.startedOffsetMs), '--parley-share': shareOf(phase.durationMs) } as CSSProperties;
  return (
    <li>
      <span className="parley-line parley-gap-s">
        <bdi>{phaseName(phase.phase, phaseNames)}</bdi>
        {isFailed && <StatusMark tone="danger">{phaseFailed}</StatusMark>}
      </span>
      <span className="parley-muted parley-digits">{duration(phase.durationMs)}</span>
      <span aria-hidden="true" className="parley-job-phase-bar" data-tone={isFailed ? 'danger' : undefined} style={bar} />
    </li>
  );
}

/** Returns the label of a phase; an unknown phase as the service calls it. */
function phaseName(phase: string, names: Readonly<Record<string, string | undefined>>): string {
  return lookUp(names, phase) ?? phase;
}

const endOf = ({ startedOffsetMs, durationMs }: TransformSyncRunPhase) => startedOffsetMs + durationMs;

/** Runs have about five phases. */
const mostPhases = 50;
