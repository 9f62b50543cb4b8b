'use client';
import { createLabelsHook } from '../../../react/language/createLabelsHook.js';
import type { BuildLabels } from './labels/BuildLabels.js';
import { englishBuilds } from './labels/en.js';

/** Returns the labels of builds from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useBuildLabels = createLabelsHook<BuildLabels>('builds', englishBuilds);
