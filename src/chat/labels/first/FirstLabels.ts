import type { BaseLabels } from '../../../react/labels/BaseLabels.js';
import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishFirst } from './en.js';

/** The part of `Labels` whose English texts are loaded with the panel. */
export interface FirstLabels extends BaseLabels, LabelsOf<typeof englishFirst> {}
