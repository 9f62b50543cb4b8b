'use client';

import type { ComponentProps } from 'react';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { partClass } from '../../../ui/partClass.js';
import { StatusMark, type StatusMarkProps } from '../../../ui/status/StatusMark.js';
import type { JobStateLabels } from './labels/JobLabels.js';
import { useJobLabels } from './useJobLabels.js';

/** The members of a job that its status line shows. */
type ShownJob = Pick<JobSnapshot, 'status' | 'progress' | 'isCancelling' | 'isLost'>;

export interface JobStatusLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The job to show. */
  job: ShownJob;
  /** True if there is a file to download. */
  hasFile?: boolean | undefined;
}

/** The status of a job. Renders a `<span>`. */
export function JobStatusLine({ job, hasFile = false, className, ...props }: JobStatusLineProps) {
  const { states } = useJobLabels();
  const formats = useFormats();
  const word = wordOf(job, hasFile);
  const { percent } = job.progress;
  return (
    <StatusMark
      data-slot="job-status-line"
      tone={tones[word]}
      isRunning={word === 'running' || word === 'cancelling'}
      className={partClass('job-status-line', className)}
      {...props}
    >
      {states[word]}
      {word === 'running' && percent !== undefined && <span>{states.percent(formats.percent(percent))}</span>}
    </StatusMark>
  );
}

type StateWord = Exclude<keyof JobStateLabels, 'percent'>;

function wordOf({ status, progress, isCancelling, isLost }: ShownJob, hasFile: boolean): StateWord {
  if (status === 'succeeded') return hasFile ? 'ready' : 'succeeded';
  if (status !== 'running') return status;
  if (isLost) return 'lost';
  if (isCancelling) return 'cancelling';
  return progress.stage !== undefined && waitingStages.includes(progress.stage) ? 'waiting' : 'running';
}

/** The stages before any work starts. */
const waitingStages = ['pending', 'QUEUED', 'INITIALIZING'];

const tones: Readonly<Record<StateWord, StatusMarkProps['tone']>> = {
  waiting: 'accent',
  running: 'neutral',
  cancelling: 'neutral',
  succeeded: 'success',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  lost: 'warning',
};
