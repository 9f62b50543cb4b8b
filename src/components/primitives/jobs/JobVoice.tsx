'use client';

import type { JobSnapshot } from '../../../hooks/jobs/jobReducer.js';
import { useJobEnds } from '../../../hooks/jobs/useJobEnds.js';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { useAnnounce } from '../Announcer.js';

export interface JobVoiceProps {
  nameOf: (job: JobSnapshot) => string;
  /** Who speaks, where several could. */
  rank: number;
}

/** Reads out the end of each job, once on a page, in the live region around it. Renders nothing. */
export function JobVoice({ nameOf, rank }: JobVoiceProps) {
  const { ends } = useAdminLabels().jobs;
  const announce = useAnnounce();
  useJobEnds((job) => {
    if (job.status !== 'running') announce(ends[job.status](nameOf(job)));
  }, rank);
  return null;
}
