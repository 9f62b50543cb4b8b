import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishWorkbooks } from './en.js';

/** The labels of the workbooks. */
export type WorkbookLabels = LabelsOf<typeof englishWorkbooks>;
