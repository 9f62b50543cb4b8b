'use client';

import type { TransformSyncResultResponse } from '../../client/resources/transform-sync.js';
import { metricViewPreviewJob, previewResultOf } from '../../data/jobs/metricViewPreviewJob.js';
import { transformSyncJob } from '../../data/jobs/transformSyncJob.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { MetricViewPreviewResult } from '../shared/jobs/MetricViewPreviewResult.js';
import { TransformSyncDetails } from '../shared/jobs/TransformSyncDetails.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { jobTrayWidget } from './jobTrayWidget.js';
import type { TrayJob } from './model/useJobTray.js';

export interface JobDetailsProps {
  /** The job to show. */
  job: TrayJob;
  /** The name of the job. */
  name: string;
}

/** The results of a sync or a preview, in a collapsible section. Renders a `<div>`, or nothing for a job without details. */
export function JobDetails({ job, name }: JobDetailsProps) {
  const { details: words } = useJobLabels();
  if (!hasDetails(job)) return null;
  return (
    <Disclosure
      className="parley-job-disclosure"
      summary={
        <>
          <span aria-hidden="true">{words.open}</span>
          <span className="parley-visually-hidden">{words.openNamed(isolate(name))}</span>
        </>
      }
    >
      <DetailsOf job={job} />
    </Disclosure>
  );
}

function DetailsOf({ job }: Pick<JobDetailsProps, 'job'>) {
  const get = jobTrayWidget.useGet();
  const { details: words } = useJobLabels();
  const { kind, address, status, result, resultError, isLoadingResult } = job;
  const failure =
    resultError === undefined ? null : resultError.kind === 'not-found' ? (
      <p className="parley-caption">{words.resultGone}</p>
    ) : resultError.kind === 'conflict' ? (
      <p className="parley-caption">{words.noResult}</p>
    ) : (
      <ReadFailure error={resultError} onRetry={() => get().model.refetch(job)} isBusy={isLoadingResult} />
    );
  if (kind === transformSyncJob.kind) {
    return (
      <>
        {failure}
        <TransformSyncDetails
          deploymentId={address.deploymentId}
          syncJobId={address.jobId}
          status={status}
          // The kind determines the type of the result.
          result={result as TransformSyncResultResponse | undefined}
        />
      </>
    );
  }
  if (failure !== null) return failure;
  const preview = previewResultOf(job);
  return preview === undefined ? <Skeleton lines={3} /> : <MetricViewPreviewResult result={preview} />;
}

function hasDetails({ kind, status, result, resultError, isLoadingResult }: TrayJob): boolean {
  if (kind === transformSyncJob.kind) return status !== 'expired';
  return kind === metricViewPreviewJob.kind && (result !== undefined || resultError !== undefined || isLoadingResult);
}
