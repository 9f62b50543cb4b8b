'use client';

import { Download, RotateCcw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { JobElapsed, JobExpiry } from '../shared/jobs/JobClock.js';
import { JobProgressBar } from '../shared/jobs/JobProgressBar.js';
import { JobStatusLine } from '../shared/jobs/JobStatusLine.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { dashboardExportWidget, useSaveExport } from './dashboardExportWidget.js';
import type { DashboardExportModel } from './model/useDashboardExportJob.js';

/** The status of an export and its next actions. Renders a `<div>`, or nothing before the export has started. */
export function DashboardExportStatus({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const words = useJobLabels();
  const job = dashboardExportWidget.useSelector(({ model }) => model.job);
  const { status } = job;
  if (status === 'idle' || status === 'starting' || status === 'start-failed') return null;
  return (
    <div
      data-slot="dashboard-export-status"
      data-state={status}
      className={partClass('dashboard-export-status parley-stack parley-gap-l', className)}
      {...props}
    >
      <span className="parley-caption parley-line parley-gap-s">
        <JobStatusLine job={{ ...job, status }} hasFile={job.canDownload} />
        <JobElapsed job={job} />
        {job.canDownload && <JobExpiry expiresAtMs={job.expiresAtMs} />}
      </span>
      {status === 'running' && !job.isLost && (
        <>
          <JobProgressBar label={words.kinds.dashboardExport} percent={job.progress.percent} />
          <p className="parley-caption">{words.export.continues}</p>
          <OfflineNotice isShown />
        </>
      )}
      {status === 'expired' && <p className="parley-caption">{words.expiredAdvice}</p>}
      {status === 'failed' && job.failure !== undefined && (
        <p className="parley-caption">
          <bdi>{job.failure}</bdi>
        </p>
      )}
      <ExportProblem job={job} />
      <ExportButtons job={job} />
    </div>
  );
}

function ExportProblem({ job }: { job: DashboardExportModel['job'] }) {
  const { actions } = useJobLabels();
  const isLost = job.status === 'running' && job.isLost;
  const error = isLost ? job.watchError : job.status === 'succeeded' ? job.downloadError : undefined;
  if (error === undefined) return null;
  return (
    <ServiceErrorNotice
      role="alert"
      error={error}
      title={isLost ? undefined : actions.notDownloaded}
      retry={isLost ? { run: job.refetch, label: actions.checkAgain } : undefined}
    />
  );
}

function ExportButtons({ job }: { job: DashboardExportModel['job'] }) {
  const { actions, export: words } = useJobLabels();
  const get = dashboardExportWidget.useGet();
  const save = useSaveExport();
  if (job.status === 'running') return null;
  return (
    <div className="parley-line parley-at-end">
      <Button onClick={job.reset}>{words.another}</Button>
      {job.canDownload ? (
        <Button variant="primary" isBusy={job.isDownloading} onClick={() => void save()}>
          {!job.isDownloading && <Icon of={Download} />}
          {actions.download}
        </Button>
      ) : (
        <Button icon={RotateCcw} variant="primary" onClick={() => void get().model.start()}>
          {actions.startAgain}
        </Button>
      )}
    </div>
  );
}
