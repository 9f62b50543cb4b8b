import type { LabelsOf } from '../../react/labels/LabelsOf.js';
import type { englishCommon } from './en.js';

/** The labels that all admin widgets share. Counts are passed as numbers and as formatted text. */
export type CommonAdminLabels = LabelsOf<typeof englishCommon>;

/** The result of a bulk action. */
export type BulkLabels = CommonAdminLabels['bulk'];
