import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishTools } from './en.js';

/** Labels for the tools of a result: its table, its chart and copying. */
export type ToolLabels = LabelsOf<typeof englishTools>;
