import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishWorkspace } from './en.js';

/** The labels of the workspace. Counts are passed as numbers and as formatted text. */
export type WorkspaceLabels = LabelsOf<typeof englishWorkspace>;
