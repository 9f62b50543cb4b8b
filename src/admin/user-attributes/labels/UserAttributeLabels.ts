import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishUserAttributes } from './en.js';

/** The labels of the user attributes. */
export type UserAttributeLabels = LabelsOf<typeof englishUserAttributes>;
