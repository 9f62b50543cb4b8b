'use client';

import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useJobLabels } from './useJobLabels.js';

/** Returns the names of jobs: from `nameOf`, otherwise the name given at the start, otherwise the job's kind. */
export function useJobName(nameOf?: (job: JobSnapshot) => string | undefined) {
  const { kinds } = useJobLabels();
  const words: Readonly<Record<string, string | undefined>> = {
    'dashboard-export': kinds.dashboardExport,
    'transform-sync': kinds.transformSync,
    'metric-view-preview': kinds.metricViewPreview,
  };
  const kindOf = ({ kind }: Pick<JobSnapshot, 'kind'>) => words[kind] ?? kind;
  return { kindOf, jobName: (job: JobSnapshot) => nameOf?.(job) ?? job.name ?? kindOf(job) };
}
