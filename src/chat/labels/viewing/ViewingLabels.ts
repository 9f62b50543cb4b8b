import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishViewing } from './en.js';

/** Labels for viewing a result: chart descriptions for screen readers, and the expanded view. */
export type ViewingLabels = LabelsOf<typeof englishViewing>;
