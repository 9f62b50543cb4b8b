import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishMetricViews } from './en.js';

/** The labels of metric views: their preview and publication. */
export type MetricViewLabels = LabelsOf<typeof englishMetricViews>;
