'use client';
import { createLabelsHook } from '../../../react/createLabelsHook.js';
import { englishReports } from './en.js';

/** Returns the labels of the report list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useReportLabels = createLabelsHook('reports', englishReports);
