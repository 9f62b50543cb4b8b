import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishTransformSyncs } from './en.js';

/** The labels of the transform syncs. */
export type TransformSyncLabels = LabelsOf<typeof englishTransformSyncs>;
