import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishBranches } from './en.js';

/** The branch manager's labels. Counts and times are passed as formatted text. */
export type BranchLabels = LabelsOf<typeof englishBranches>;

/** The reasons why an action is unavailable. */
export type BranchRefusalLabels = BranchLabels['refusals'];

/** Messages for failed actions: what failed, and what to do about it. */
export type BranchFailureLabels = BranchLabels['failed'];
