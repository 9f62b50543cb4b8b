'use client';
import { cancelPreview, previewResult, previewStatus, startPreview } from '../../client/resources/metric-view-previews.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Starts a trial conversion, which changes nothing that is read elsewhere. Follow it by `metricViewPreviewQuery`. */
export const useStartMetricViewPreview = writeHook(startPreview, () => []);

/**
 * Query options of how far a conversion has come. Poll until `isPreviewDone` is true of `status`, which is at `COMPLETED`,
 * `FAILED` or `CANCELLED`; any other word, an unknown one too, means that it still runs.
 */
export const metricViewPreviewQuery = recordQuery(previewStatus);

/** Reads how far a conversion has come, once; polling is up to the caller. */
export const useMetricViewPreview = readHook(metricViewPreviewQuery);

/** Query options of what a conversion made of each view; fails with a conflict until `resultAvailable` is true. */
export const metricViewPreviewResultQuery = recordQuery(previewResult);

/** Reads what a conversion made of each view; `enabled` belongs to `resultAvailable`. */
export const useMetricViewPreviewResult = readHook(metricViewPreviewResultQuery);

/** Asks a conversion to stop. It ends a little later, so keep polling it. */
export const useCancelMetricViewPreview = writeHook(cancelPreview, ({ deploymentId, previewId }) => [
  ['deployments', deploymentId, 'warehouse-metric-view-previews', previewId],
]);
