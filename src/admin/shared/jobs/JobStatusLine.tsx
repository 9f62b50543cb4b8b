'use client';

import { Ban, CircleAlert, CircleCheck, CircleHelp, Clock, Hourglass } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { Spinner } from '../../../ui/spinner/Spinner.js';
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

/** The status of a job as an icon and a word. Renders a `<span>`. */
export function JobStatusLine({ job, hasFile = false, className, ...props }: JobStatusLineProps) {
  const { states } = useJobLabels();
  const formats = useFormats();
  const word = wordOf(job, hasFile);
  const Icon = icons[word];
  const { percent } = job.progress;
  return (
    <span data-slot="job-status-line" data-tone={tones[word]} className={partClass('job-status-line parley-inherit', className)} {...props}>
      {Icon === undefined ? <Spinner /> : <Icon aria-hidden="true" size={14} strokeWidth={1.75} className={iconClasses[tones[word]]} />}
      {states[word]}
      {word === 'running' && percent !== undefined && <span>{states.percent(formats.percent(percent))}</span>}
    </span>
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

const icons: Readonly<Record<StateWord, IconType | undefined>> = {
  waiting: Clock,
  running: undefined,
  cancelling: undefined,
  succeeded: CircleCheck,
  ready: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
  expired: Hourglass,
  lost: CircleHelp,
};

const iconClasses = { neutral: '', success: 'parley-success', danger: 'parley-danger', warning: 'parley-warning' } as const;

const tones: Readonly<Record<StateWord, 'neutral' | 'success' | 'danger' | 'warning'>> = {
  waiting: 'neutral',
  running: 'neutral',
  cancelling: 'neutral',
  succeeded: 'success',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  lost: 'warning',
};
