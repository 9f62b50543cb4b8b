'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishWorkspace } from './labels/en.js';

/** Returns the labels of the workspace explorer from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useWorkspaceLabels = createLabelsHook('workspace', englishWorkspace);
