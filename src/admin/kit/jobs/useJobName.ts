'use client';

import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useAdminLabels } from '../../../react/useAdminLabels.js';

/** Returns the names of jobs: from the host, else from the caller that started them, else from their kind. */
export function useJobName(nameOf?: (job: JobSnapshot) => string | undefined) {
  const { kinds } = useAdminLabels().jobs;
  const words: Readonly<Record<string, string | undefined>> = {
    'dashboard-export': kinds.dashboardExport,
    'transform-sync': kinds.transformSync,
    'metric-view-preview': kinds.metricViewPreview,
  };
  const kindOf = ({ kind }: Pick<JobSnapshot, 'kind'>) => words[kind] ?? kind;
  return { kindOf, jobName: (job: JobSnapshot) => nameOf?.(job) ?? job.name ?? kindOf(job) };
}
