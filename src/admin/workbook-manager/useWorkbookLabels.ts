'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishWorkbooks } from './labels/en.js';
import type { WorkbookLabels } from './labels/WorkbookLabels.js';

/** Returns the labels of the workbooks from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useWorkbookLabels = createLabelsHook<WorkbookLabels>('workbooks', englishWorkbooks);
