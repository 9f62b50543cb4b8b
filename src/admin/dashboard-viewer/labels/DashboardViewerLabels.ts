import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishDashboardViewer } from './en.js';

/** The labels of a dashboard. */
export type DashboardViewerLabels = LabelsOf<typeof englishDashboardViewer>;
