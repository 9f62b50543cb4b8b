'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishKeys } from './labels/en.js';
import type { KeyLabels } from './labels/KeyLabels.js';

/** Returns the labels of keys and keyboard shortcuts from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useKeyLabels = createLabelsHook<KeyLabels>('keys', englishKeys);
