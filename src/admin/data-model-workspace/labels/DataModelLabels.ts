import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishDataModel } from './en.js';

/** The labels of the data model workspace. */
export type DataModelLabels = LabelsOf<typeof englishDataModel>;
