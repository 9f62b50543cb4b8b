import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishViewing } from './en.js';

/** Labels for reading a result: what a chart shows in words, and the expanded view. */
export type ViewingWords = LabelsOf<typeof englishViewing>;
