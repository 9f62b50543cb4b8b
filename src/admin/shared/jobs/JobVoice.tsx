'use client';

import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { previewResultOf } from '../../../data/jobs/metricViewPreviewJob.js';
import { useJobEnds } from '../../../data/jobs/useJobEnds.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import type { JobEndLabels } from './labels/JobLabels.js';
import { useJobLabels } from './useJobLabels.js';

export interface JobVoiceProps {
  /** Returns the name of a job, for the announcement. */
  nameOf: (job: JobSnapshot) => string;
  /** The priority of this component: of several, only one with the highest rank announces. */
  rank: number;
}

/** Announces the end of each job, once per page, in the live region around it. Renders nothing. */
export function JobVoice({ nameOf, rank }: JobVoiceProps) {
  const { ends } = useJobLabels();
  const announce = useAnnounce();
  useJobEnds((job) => {
    const end = endOf(job);
    if (end !== undefined) announce(ends[end](nameOf(job)));
  }, rank);
  return null;
}

/** A completed preview may have converted only some views, or none. */
function endOf(job: JobSnapshot): keyof JobEndLabels | undefined {
  if (job.status !== 'succeeded') return job.status === 'running' ? undefined : job.status;
  const outcome = previewResultOf(job)?.outcome;
  if (outcome === 'failed') return 'failed';
  return outcome === 'partial' ? 'partly' : 'succeeded';
}
