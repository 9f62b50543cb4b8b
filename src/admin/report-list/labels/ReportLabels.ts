import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishReports } from './en.js';

/** The labels of the list of reports. Counts are passed as formatted text. */
export type ReportLabels = LabelsOf<typeof englishReports>;
