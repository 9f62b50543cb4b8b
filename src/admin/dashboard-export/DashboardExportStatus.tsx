'use client';

import { Download, RotateCcw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { JobElapsed, JobExpiry } from '../kit/jobs/JobClock.js';
import { JobProgressBar } from '../kit/jobs/JobProgressBar.js';
import { JobStatusLine } from '../kit/jobs/JobStatusLine.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import type { DashboardExportModel } from './model/useDashboardExportJob.js';
import { saveExport } from './saveExport.js';

export interface DashboardExportStatusProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The export, from `useDashboardExportJob`. */
  exporting: DashboardExportModel;
}

/** The status of an export and its next actions. Renders a `<div>`. */
export function DashboardExportStatus({ exporting, className, ...props }: DashboardExportStatusProps) {
  const { jobs: words } = useAdminLabels();
  const { job } = exporting;
  const { status } = job;
  if (status === 'idle' || status === 'starting' || status === 'start-failed') return null;
  return (
    <div data-slot="dashboard-export-status" data-state={status} className={partClass('dashboard-export-status', className)} {...props}>
      <span className="parley-export-line">
        <JobStatusLine job={{ ...job, status }} hasFile={job.canDownload} />
        <JobElapsed job={job} />
        {job.canDownload && <JobExpiry expiresAtMs={job.expiresAtMs} />}
      </span>
      {status === 'running' && !job.isLost && (
        <>
          <JobProgressBar label={words.kinds.dashboardExport} percent={job.progress.percent} />
          <p className="parley-export-note">{words.export.continues}</p>
          <OfflineNotice isShown />
        </>
      )}
      {status === 'expired' && <p className="parley-export-note">{words.expiredAdvice}</p>}
      {status === 'failed' && job.failure !== undefined && (
        <p className="parley-export-note">
          <bdi>{job.failure}</bdi>
        </p>
      )}
      <ExportTrouble exporting={exporting} />
      <ExportButtons exporting={exporting} />
    </div>
  );
}

function ExportTrouble({ exporting: { job } }: { exporting: DashboardExportModel }) {
  const { acts } = useAdminLabels().jobs;
  const isLost = job.status === 'running' && job.isLost;
  const error = isLost ? job.watchError : job.status === 'succeeded' ? job.downloadError : undefined;
  if (error === undefined) return null;
  return (
    <ServiceErrorNotice role="alert" error={error} title={isLost ? undefined : acts.notDownloaded}>
      {(isWaiting) =>
        isLost && (
          <Button size="small" isBlocked={isWaiting} onClick={job.retry}>
            {acts.checkAgain}
          </Button>
        )
      }
    </ServiceErrorNotice>
  );
}

function ExportButtons({ exporting }: { exporting: DashboardExportModel }) {
  const { acts, export: words } = useAdminLabels().jobs;
  const { job } = exporting;
  if (job.status === 'running') return null;
  return (
    <div className="parley-export-buttons">
      <Button onClick={job.reset}>{words.another}</Button>
      {job.canDownload ? (
        <Button variant="primary" isBusy={job.isDownloading} onClick={() => void saveExport(exporting)}>
          {!job.isDownloading && <Icon of={Download} />}
          {acts.download}
        </Button>
      ) : (
        <Button icon={RotateCcw} variant="primary" onClick={() => void exporting.start()}>
          {acts.startAgain}
        </Button>
      )}
    </div>
  );
}
