import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishKeys } from './en.js';

/** The labels of keys and keyboard shortcuts. */
export type KeyLabels = LabelsOf<typeof englishKeys>;
