'use client';

import { lookUp } from '../../../client/http/lookUp.js';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useJobLabels } from './useJobLabels.js';

/** Returns the names of jobs: from `nameOf`, otherwise the name given at the start, otherwise the job's kind. */
export function useJobName(nameOf?: (job: JobSnapshot) => string | undefined) {
  const { kinds } = useJobLabels();
  const words = {
    'dashboard-export': kinds.dashboardExport,
    'transform-sync': kinds.transformSync,
    'metric-view-preview': kinds.metricViewPreview,
  };
  const kindOf = ({ kind }: Pick<JobSnapshot, 'kind'>) => lookUp<string>(words, kind) ?? kind;
  return { kindOf, jobName: (job: JobSnapshot) => nameOf?.(job) ?? job.name ?? kindOf(job) };
}
