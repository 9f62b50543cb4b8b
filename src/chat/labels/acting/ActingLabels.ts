import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishActing } from './en.js';

/** Labels for acting on an answer: its source, feedback, questions about values, saving and sharing. */
export type ActingLabels = LabelsOf<typeof englishActing>;
