'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishLogs } from './labels/en.js';

/** Returns the labels of the log viewer from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useLogLabels = createLabelsHook('logs', englishLogs);
