import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishLogs } from './en.js';

/** The labels of the log viewer. Counts are passed as formatted text. */
export type LogLabels = LabelsOf<typeof englishLogs>;
