'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { WarehouseMetricViewPreviewInput } from '../../client/resources/metric-view-previews.js';
import { metricViewPreviewJob } from '../../data/jobs/metricViewPreviewJob.js';
import { useJob } from '../../data/jobs/useJob.js';
import { useCancelPreview, useStartPreview } from '../../data/jobs/useMetricViewPreviewJobs.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { type ActionEvents, action } from '../kit/actions/action.js';
import { useActions } from '../kit/actions/useActions.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';

export const previewActions = {
  start: action(
    'startPreview',
    'started',
    useStartPreview,
    ({ deploymentId }: DeploymentAddress, input: WarehouseMetricViewPreviewInput) => ({ deploymentId, ...input }),
    // A refusal concerns the feature, whatever the views.
    { itemOf: () => 'preview' },
  ),
  cancel: action('cancelPreview', 'cancelRequested', useCancelPreview, ({ deploymentId }: DeploymentAddress, previewId: string) => ({
    deploymentId,
    previewId,
  })),
};

/** The shown preview, controlled or uncontrolled, such as part of the page’s URL. */
export interface OpenPreviewOptions {
  /** The id of the preview; `null` for none. */
  readonly previewId?: string | null | undefined;
  /** The preview shown initially. Default: none. */
  readonly defaultPreviewId?: string | undefined;
  /** Called with the id of a preview that was started. */
  readonly onPreviewIdChange?: ((previewId: string | undefined) => void) | undefined;
}

/** The deployment and the data source whose views are converted, and the preview that is shown. */
export interface MetricViewPreviewOptions
  extends DeploymentAddress,
    OpenPreviewOptions,
    ActionEvents<'metric-view-preview', typeof previewActions> {
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
}

function useModel(options: MetricViewPreviewOptions) {
  const { deploymentId, previewId: given, defaultPreviewId, onPreviewIdChange } = options;
  const [previewId, open] = useControllableChoice(given, defaultPreviewId, onPreviewIdChange);
  // Its status and result come from the deployment’s own URLs, never from one in a response.
  const job = useJob(metricViewPreviewJob, { address: previewId === undefined ? undefined : { deploymentId, jobId: previewId } });
  const running = useActions('metric-view-preview', previewActions, options, { start: { done: (started) => open(started.previewId) } });
  useReadErrorEvent(job.watchError, { widget: 'metric-view-preview', operation: 'previewStatus' }, options);
  useReadErrorEvent(job.resultError, { widget: 'metric-view-preview', operation: 'previewResult' }, options);
  return { ...running, previewId, open, job };
}

/** Headless hook behind `MetricViewPreview`: starts, follows and cancels a preview. */
export const useMetricViewPreviewRun = useModel;

export const previewWidget = createWidget<MetricViewPreviewOptions, ReturnType<typeof useModel>>({
  name: 'metric-view-preview',
  root: 'MetricViewPreview.Root',
  options: {
    deploymentId: true,
    dataSourceName: true,
    ...controlledKeys('previewId'),
    ...{ onBeforeStart: true, onStarted: true, onBeforeCancel: true, onCancelRequested: true, onError: true },
  },
  useModel,
  stateOf: ({ job }) => job.status,
  subjectOf: ({ deploymentId, dataSourceName }) => `${deploymentId} ${dataSourceName}`,
});
