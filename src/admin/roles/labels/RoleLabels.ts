import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishRoles } from './en.js';

/** The labels of the roles. */
export type RoleLabels = LabelsOf<typeof englishRoles>;
