'use client';

import type { ServiceError } from '../../client/http/ServiceError.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import type { JobActLabels } from '../kit/jobs/labels/JobLabels.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { jobTrayWidget } from './jobTrayWidget.js';
import type { TrayJob } from './model/useJobTray.js';

/**
 * An error about a job that may itself be running well: following it failed, or the last action on it did. Renders a `<div
 * role="alert">`.
 */
export function JobTrayProblem({ job }: { job: TrayJob }) {
  const { acts } = useJobLabels();
  const get = jobTrayWidget.useGet();
  const problem = problemOf(job, acts);
  if (problem === undefined) return null;
  const { error, title } = problem;
  return (
    <ServiceErrorNotice role="alert" error={error} title={title}>
      {(isWaiting) =>
        job.isLost &&
        job.status === 'running' && (
          <Button size="small" isBlocked={isWaiting} onClick={() => get().model.refetch(job)}>
            {acts.checkAgain}
          </Button>
        )
      }
    </ServiceErrorNotice>
  );
}

function problemOf(job: TrayJob, acts: JobActLabels): { error: ServiceError; title: string | undefined } | undefined {
  if (job.startAgainError !== undefined) return { error: job.startAgainError, title: acts.notStarted };
  if (job.status === 'running' && job.cancelError !== undefined) return { error: job.cancelError, title: acts.notCancelled };
  if (job.status === 'running' && job.isLost && job.watchError !== undefined) return { error: job.watchError, title: undefined };
  if (job.status === 'succeeded' && job.downloadError !== undefined) return { error: job.downloadError, title: acts.notDownloaded };
  return undefined;
}
