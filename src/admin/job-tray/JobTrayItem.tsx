'use client';

import { ChartColumn, Cog, GitCompareArrows, RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { previewResultOf } from '../../data/jobs/metricViewPreviewJob.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { isolate } from '../../ui/text/isolate.js';
import { JobElapsed, JobExpiry } from '../kit/jobs/JobClock.js';
import { JobProgressBar } from '../kit/jobs/JobProgressBar.js';
import { JobStatusLine } from '../kit/jobs/JobStatusLine.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { JobDetails } from './JobDetails.js';
import { JobTrayActions } from './JobTrayActions.js';
import { JobTrayProblem } from './JobTrayProblem.js';
import { useTrayNames } from './jobTrayWidget.js';
import { JobOutcome } from './MetricViewPreviewResult.js';
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
  const icon = icons[job.kind] ?? Cog;
  const { status, progress } = job;
  const preview = previewResultOf(job);
  return (
    <li data-slot="job-tray-item" data-state={status} className={partClass('job-tray-item', className)} {...props}>
      <Icon of={icon} className="parley-job-tray-icon" />
      <div className="parley-job-tray-facts">
        <span className="parley-job-tray-name">
          <bdi>{name}</bdi>
          {name !== kind && <span className="parley-caption">{kind}</span>}
        </span>
        <span className="parley-caption parley-job-line">
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
          <span className="parley-caption">{words.acts.cannotStartAgain}</span>
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
