'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { EmbedAccessLabels } from './labels/EmbedAccessLabels.js';
import { englishEmbedAccess } from './labels/en.js';

/** Returns the labels of embed access from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useEmbedAccessLabels = createLabelsHook<EmbedAccessLabels>('embedAccess', englishEmbedAccess);
