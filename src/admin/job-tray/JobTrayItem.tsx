'use client';
import { Ban, ChartColumn, Cog, Download, GitCompareArrows, RefreshCw, RotateCcw, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { lookUp } from '../../client/http/lookUp.js';
import { previewResultOf } from '../../data/jobs/metricViewPreviewJob.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { partClass } from '../../ui/partClass.js';
import { isolate } from '../../ui/text/isolate.js';
import { RowItems } from '../kit/table/RowItems.js';
import { JobElapsed, JobExpiry } from '../shared/jobs/JobClock.js';
import { JobProgressBar } from '../shared/jobs/JobProgressBar.js';
import { JobStatusLine } from '../shared/jobs/JobStatusLine.js';
import type { JobActionLabels } from '../shared/jobs/labels/JobLabels.js';
import { JobOutcome } from '../shared/jobs/MetricViewPreviewResult.js';
import { saveFile } from '../shared/jobs/saveFile.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { JobDetails } from './JobDetails.js';
import { jobTrayWidget, useTrayNames } from './jobTrayWidget.js';
import type { TrayJob } from './model/useJobTray.js';

export interface JobTrayItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The job to show. */
  job: TrayJob;
  /** Called after the item was removed from the list. */
  onGone?: (() => void) | undefined;
}

/** One job with its name, status, results and actions. Renders a `<li>`. */
export function JobTrayItem({ job, onGone, className, ...props }: JobTrayItemProps) {
  const words = useJobLabels();
  const { jobName, kindOf } = useTrayNames();
  const name = jobName(job);
  const kind = kindOf(job);
  const icon = lookUp(icons, job.kind) ?? Cog;
  const { status, progress } = job;
  const preview = previewResultOf(job);
  return (
    <li data-slot="job-tray-item" data-state={status} className={partClass('job-tray-item parley-remark', className)} {...props}>
      <Icon of={icon} className="parley-muted" />
      <div className="parley-stack parley-gap-s parley-fill">
        <span className="parley-words parley-medium">
          <bdi>{name}</bdi>
          {name !== kind && <span className="parley-caption">{kind}</span>}
        </span>
        <span className="parley-caption parley-line parley-gap-s">
          <JobStatusLine job={job} hasFile={job.canDownload} />
          <JobElapsed job={job} />
          {preview !== undefined && <JobOutcome outcome={preview.outcome} />}
          {job.canDownload && <JobExpiry expiresAtMs={job.expiresAtMs} />}
        </span>
        {status === 'running' && !job.isLost && <JobProgressBar label={isolate(name)} percent={progress.percent} />}
        {status === 'running' && progress.message !== undefined && <Note text={progress.message} />}
        {status === 'failed' && job.failure !== undefined && <Note text={job.failure} />}
        {status === 'expired' && job.kind === 'dashboard-export' && job.canStartAgain && (
          <span className="parley-caption">{words.expiredAdvice}</span>
        )}
        {status !== 'running' && status !== 'succeeded' && !job.canStartAgain && (
          <span className="parley-caption">{words.actions.cannotStartAgain}</span>
        )}
        <JobTrayProblem job={job} />
        <JobDetails job={job} name={name} />
      </div>
      <JobTrayActions job={job} name={name} onGone={onGone} />
    </li>
  );
}

/** Aligns the service's text to the start of the line, whatever its direction. */
function Note({ text }: { text: string }) {
  return (
    <span className="parley-caption">
      <bdi>{text}</bdi>
    </span>
  );
}

const icons: Readonly<Record<string, IconType | undefined>> = {
  'dashboard-export': ChartColumn,
  'transform-sync': RefreshCw,
  'metric-view-preview': GitCompareArrows,
};

/**
 * An error about a job that may itself be running well: following it failed, or the last action on it did. Renders a `<div
 * role="alert">`.
 */
function JobTrayProblem({ job }: { job: TrayJob }) {
  const { actions } = useJobLabels();
  const get = jobTrayWidget.useGet();
  const problem = problemOf(job, actions);
  if (problem === undefined) return null;
  const { error, title } = problem;
  const canCheck = job.isLost && job.status === 'running';
  const check = () => get().model.refetch(job);
  return (
    <ServiceErrorNotice role="alert" error={error} title={title} retry={canCheck ? { run: check, label: actions.checkAgain } : undefined} />
  );
}

function problemOf(job: TrayJob, actions: JobActionLabels): { error: ServiceError; title: string | undefined } | undefined {
  if (job.startAgainError !== undefined) return { error: job.startAgainError, title: actions.notStarted };
  if (job.status === 'running' && job.cancelError !== undefined) return { error: job.cancelError, title: actions.notCancelled };
  if (job.status === 'running' && job.isLost && job.watchError !== undefined) return { error: job.watchError, title: undefined };
  if (job.status === 'succeeded' && job.downloadError !== undefined) return { error: job.downloadError, title: actions.notDownloaded };
  return undefined;
}

interface JobTrayActionsProps {
  /** The job to act on. */
  job: TrayJob;
  /** The name of the job, also used for the downloaded file. */
  name: string;
  /** Called after the job was removed from the list. */
  onGone: (() => void) | undefined;
}

/** The actions that the kind and state of a job allow. Renders a `<span>`. */
function JobTrayActions({ job, name, onGone }: JobTrayActionsProps) {
  const { actions } = useJobLabels();
  const get = jobTrayWidget.useGet();
  const hasMenu = jobTrayWidget.useSelector(({ options }) => options.rowActions !== undefined);
  const shown = isolate(name);

  async function save() {
    const outcome = await get().model.download(job);
    if (outcome.kind === 'done' && outcome.result !== undefined) saveFile(outcome.result, name);
  }

  return (
    <span className="parley-job-tray-actions">
      {job.canDownload && (
        <IconButton label={actions.downloadNamed(shown)} size="small" isBusy={job.isDownloading} onClick={() => void save()}>
          {!job.isDownloading && <Icon of={Download} />}
        </IconButton>
      )}
      {job.canCancel && <IconButton icon={Ban} label={actions.cancel(shown)} size="small" onClick={() => void get().model.cancel(job)} />}
      {job.canStartAgain && (
        <IconButton
          label={actions.startAgainNamed(shown)}
          size="small"
          isBusy={job.isStartingAgain}
          onClick={() => void get().model.startAgain(job)}
        >
          {!job.isStartingAgain && <Icon of={RotateCcw} />}
        </IconButton>
      )}
      {hasMenu && (
        <RowMenu name={shown}>
          <RowItems item={job} />
        </RowMenu>
      )}
      {job.status !== 'running' && (
        <IconButton
          icon={X}
          label={actions.dismiss(shown)}
          size="small"
          onClick={() => {
            get().model.dismiss(job);
            onGone?.();
          }}
        />
      )}
    </span>
  );
}
