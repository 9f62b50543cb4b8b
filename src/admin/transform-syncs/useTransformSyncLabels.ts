'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishTransformSyncs } from './labels/en.js';
import type { TransformSyncLabels } from './labels/TransformSyncLabels.js';

/** Returns the labels of the transform syncs from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useTransformSyncLabels = createLabelsHook<TransformSyncLabels>('transformSyncs', englishTransformSyncs);
