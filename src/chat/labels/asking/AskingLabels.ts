import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishAsking } from './en.js';

/** The words around asking: versions of a question, the queue, suggestions and shortcuts. */
export type AskingLabels = LabelsOf<typeof englishAsking>;
