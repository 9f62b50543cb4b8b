'use client';
import { createLabelsHook } from '../../../react/language/createLabelsHook.js';
import { englishJobs } from './labels/en.js';
import type { JobLabels } from './labels/JobLabels.js';

/** Returns the labels of jobs and the job tray from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useJobLabels = createLabelsHook<JobLabels>('jobs', englishJobs);
