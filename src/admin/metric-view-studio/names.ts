export { MetricViewPreview } from './MetricViewPreview.js';
export { MetricViewPublication, type MetricViewPublicationProps, PublicationTarget } from './MetricViewPublication.js';
export {
  type MetricViewPart,
  MetricViewParts,
  MetricViewSource,
  MetricViewStudio,
  type MetricViewStudioProps,
  MetricViewStudioRoot,
  useMetricViewStudio,
} from './MetricViewStudio.js';
export { useMetricViewPreviewRun } from './metricViewPreviewWidget.js';
export { useMetricViewPublication } from './metricViewPublicationWidget.js';
