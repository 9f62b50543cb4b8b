'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishVariables } from './labels/en.js';

/** Returns the labels of the environment variables editor from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useVariableLabels = createLabelsHook('variables', englishVariables);
