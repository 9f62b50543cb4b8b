import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishUsers } from './en.js';

/** The labels of the list of users. Names and counts are passed as formatted text. */
export type UserLabels = LabelsOf<typeof englishUsers>;
