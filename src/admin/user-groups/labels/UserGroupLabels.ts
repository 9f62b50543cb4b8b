import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishUserGroups } from './en.js';

/** The labels of the user groups. */
export type UserGroupLabels = LabelsOf<typeof englishUserGroups>;
