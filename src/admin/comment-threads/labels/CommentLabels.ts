import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishComments } from './en.js';

/** The labels of comment threads. Counts are passed as numbers and as formatted text. */
export type CommentLabels = LabelsOf<typeof englishComments>;
