'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { MetricViewPreviewAddress, WarehouseMetricViewPreviewInput } from '../../client/resources/metric-view-previews.js';
import { metricViewPreviewJob } from './metricViewPreviewJob.js';
import { useCancelJob, useStartJob } from './useJobActions.js';

type StartParams = DeploymentAddress & WarehouseMetricViewPreviewInput;

const startOptions = { nameOf: ({ dataSourceName }: StartParams) => dataSourceName };

/** Starts a preview of metric views as a job. */
export function useStartPreview() {
  const start = useStartJob(metricViewPreviewJob, startOptions);
  return {
    async mutateAsync(params: StartParams): Promise<MetricViewPreviewAddress> {
      const { deploymentId, jobId } = await start(params);
      return { deploymentId, previewId: jobId };
    },
  };
}

/** Requests the cancellation of a preview. */
export function useCancelPreview() {
  const cancel = useCancelJob(metricViewPreviewJob);
  return {
    mutateAsync: ({ deploymentId, previewId }: MetricViewPreviewAddress) => cancel({ deploymentId, jobId: previewId }),
  };
}
