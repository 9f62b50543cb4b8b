'use client';

import { Ban, Download, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../ui/button/IconButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { saveFile } from '../kit/jobs/saveFile.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { jobTrayWidget } from './jobTrayWidget.js';
import type { TrayJob } from './model/useJobTray.js';

export interface JobTrayActionsProps {
  /** The job to act on. */
  job: TrayJob;
  /** The name of the job, also used for the downloaded file. */
  name: string;
  /** Called after the job was removed from the list. */
  onGone: (() => void) | undefined;
}

/** The actions that the kind and state of a job allow. Renders a `<span>`. */
export function JobTrayActions({ job, name, onGone }: JobTrayActionsProps) {
  const { acts } = useJobLabels();
  const get = jobTrayWidget.useGet();
  const shown = isolate(name);

  async function save() {
    const outcome = await get().model.download(job);
    if (outcome.kind === 'done' && outcome.result !== undefined) saveFile(outcome.result, name);
  }

  return (
    <span className="parley-job-tray-actions">
      {job.canDownload && (
        <IconButton label={acts.downloadNamed(shown)} size="small" isBusy={job.isDownloading} onClick={() => void save()}>
          {!job.isDownloading && <Icon of={Download} />}
        </IconButton>
      )}
      {job.canCancel && <IconButton icon={Ban} label={acts.cancel(shown)} size="small" onClick={() => void get().model.cancel(job)} />}
      {job.canStartAgain && (
        <IconButton
          label={acts.startAgainNamed(shown)}
          size="small"
          isBusy={job.isStartingAgain}
          onClick={() => void get().model.startAgain(job)}
        >
          {!job.isStartingAgain && <Icon of={RotateCcw} />}
        </IconButton>
      )}
      {job.status !== 'running' && (
        <IconButton
          icon={X}
          label={acts.dismiss(shown)}
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
