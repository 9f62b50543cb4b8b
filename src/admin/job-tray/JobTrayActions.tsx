'use client';

import { Ban, Download, RotateCcw, X } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { saveFile } from '../kit/jobs/saveFile.js';
import type { JobTrayModel, TrayJob } from './model/useJobTray.js';

export interface JobTrayActionsProps {
  /** The job to act on. */
  job: TrayJob;
  /** The name of the job, also used for the downloaded file. */
  name: string;
  /** The model of the tray, or these members of it. */
  tray: Pick<JobTrayModel, 'cancel' | 'download' | 'startAgain' | 'dismiss'>;
  /** Called after the job was removed from the list. */
  onGone: (() => void) | undefined;
}

/** The actions that the kind and state of a job allow. Renders a `<span>`. */
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
          {!job.isDownloading && <Icon of={Download} />}
        </IconButton>
      )}
      {job.canCancel && <IconButton icon={Ban} label={acts.cancel(shown)} size="small" onClick={() => void tray.cancel(job)} />}
      {job.canStartAgain && (
        <IconButton label={acts.startAgainNamed(shown)} size="small" isBusy={job.isStartingAgain} onClick={() => void tray.startAgain(job)}>
          {!job.isStartingAgain && <Icon of={RotateCcw} />}
        </IconButton>
      )}
      {job.status !== 'running' && (
        <IconButton
          icon={X}
          label={acts.dismiss(shown)}
          size="small"
          onClick={() => {
            tray.dismiss(job);
            onGone?.();
          }}
        />
      )}
    </span>
  );
}
