import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishActing } from './en.js';

/** Labels for judging an answer and for what can be done with it: its source, feedback, further questions and exports. */
export type ActingLabels = LabelsOf<typeof englishActing>;
