'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishBranches } from './labels/en.js';

/** Returns the labels of the branch manager from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useBranchLabels = createLabelsHook('branches', englishBranches);
