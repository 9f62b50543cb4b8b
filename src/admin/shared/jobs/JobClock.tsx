'use client';

import type { ComponentProps } from 'react';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useElapsed } from '../../../data/jobs/useElapsed.js';
import { useExpiry } from '../../../data/jobs/useExpiry.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { partClass } from '../../../ui/partClass.js';
import { useJobLabels } from './useJobLabels.js';

export interface JobElapsedProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The job, or these members of it. */
  job: Pick<JobSnapshot, 'startedAtMs' | 'settledAtMs'>;
}

/** The time a job has been running or took. Renders a `<span>`, or nothing if it is unknown. */
export function JobElapsed({ job, className, ...props }: JobElapsedProps) {
  const { duration } = useFormats();
  const elapsedMs = useElapsed(job);
  if (elapsedMs === undefined) return null;
  return (
    <span data-slot="job-elapsed" className={partClass('job-elapsed parley-inherit parley-digits parley-unbroken', className)} {...props}>
      {duration(Math.max(1_000, elapsedMs))}
    </span>
  );
}

export interface JobExpiryProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The time the file expires, in milliseconds since 1970. */
  expiresAtMs: number | undefined;
}

/** The time until a job's file expires. Renders a `<span>`, or nothing if it does not expire. */
export function JobExpiry({ expiresAtMs, className, ...props }: JobExpiryProps) {
  const words = useJobLabels();
  const { duration } = useFormats();
  const { remainingMs } = useExpiry(expiresAtMs);
  if (remainingMs === undefined || remainingMs === 0) return null;
  return (
    <span
      data-slot="job-expiry"
      data-state={remainingMs <= soonMs ? 'soon' : 'later'}
      className={partClass('job-expiry parley-inherit parley-digits parley-unbroken', className)}
      {...props}
    >
      {words.expiresIn(duration(remainingMs))}
    </span>
  );
}

const soonMs = 60_000;
