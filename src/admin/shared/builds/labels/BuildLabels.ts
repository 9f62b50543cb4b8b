import type { LabelsOf } from '../../../../react/labels/LabelsOf.js';
import type { englishBuilds } from './en.js';

/** The labels of the builds of a deployment. */
export type BuildLabels = LabelsOf<typeof englishBuilds>;
