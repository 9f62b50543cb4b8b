'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { CommandPaletteLabels } from './labels/CommandPaletteLabels.js';
import { englishCommandPalette } from './labels/en.js';

/** Returns the labels of the command palette from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useCommandPaletteLabels = createLabelsHook<CommandPaletteLabels>('commandPalette', englishCommandPalette);
