'use client';

import { Ban, Download, RotateCcw, X } from 'lucide-react';
import type { JobTrayModel, TrayJob } from '../../hooks/job-tray/useJobTray.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { IconButton } from '../primitives/IconButton.js';
import { isolate } from '../primitives/isolate.js';
import { saveFile } from '../primitives/jobs/saveFile.js';

export interface JobTrayActionsProps {
  job: TrayJob;
  name: string;
  tray: Pick<JobTrayModel, 'cancel' | 'download' | 'startAgain' | 'dismiss'>;
  onGone: (() => void) | undefined;
}

/** The buttons of one job: those that its kind and its state allow. Renders a `<span>`. */
export function JobTrayActions({ job, name, tray, onGone }: JobTrayActionsProps) {
  const { acts } = useAdminLabels().jobs;
  const shown = isolate(name);

  async function save() {
    const file = await tray.download(job);
    if (file !== undefined) saveFile(file, name);
  }

  return (
    <span className="parley-job-tray-actions">
      {job.canDownload && (
        <IconButton label={acts.downloadNamed(shown)} size="small" isBusy={job.isDownloading} onClick={() => void save()}>
          {!job.isDownloading && <Download aria-hidden="true" size={16} strokeWidth={1.5} />}
        </IconButton>
      )}
      {job.canCancel && (
        <IconButton label={acts.cancel(shown)} size="small" onClick={() => void tray.cancel(job)}>
          <Ban aria-hidden="true" size={16} strokeWidth={1.5} />
        </IconButton>
      )}
      {job.canStartAgain && (
        <IconButton label={acts.startAgainNamed(shown)} size="small" isBusy={job.isStartingAgain} onClick={() => void tray.startAgain(job)}>
          {!job.isStartingAgain && <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />}
        </IconButton>
      )}
      {job.status !== 'running' && (
        <IconButton
          label={acts.dismiss(shown)}
          size="small"
          onClick={() => {
            tray.dismiss(job);
            onGone?.();
          }}
        >
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </IconButton>
      )}
    </span>
  );
}
