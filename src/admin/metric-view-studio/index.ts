export {
  MetricViewPreview,
  MetricViewPreviewForm,
  type MetricViewPreviewProps,
  MetricViewPreviewRoot,
} from './MetricViewPreview.js';
export {
  MetricViewPublication,
  MetricViewPublicationForm,
  type MetricViewPublicationProps,
  MetricViewPublicationRoot,
  PublicationTarget,
  PublicationViews,
} from './MetricViewPublication.js';
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
export { useMetricViewLabels } from './useMetricViewLabels.js';
