import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishMyConnections } from './en.js';

/** The labels of a user's connections. */
export type MyConnectionLabels = LabelsOf<typeof englishMyConnections>;
