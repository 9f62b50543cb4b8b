import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishAsking } from './en.js';

/** Labels for asking questions: versions, the queue, suggestions and shortcuts. */
export type AskingLabels = LabelsOf<typeof englishAsking>;
