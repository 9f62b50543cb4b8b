import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishVariables } from './en.js';

/** The labels of the environment variables editor. Counts are passed as formatted text, names as isolated text. */
export type VariableLabels = LabelsOf<typeof englishVariables>;
