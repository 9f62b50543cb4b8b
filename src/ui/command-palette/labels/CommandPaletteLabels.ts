import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishCommandPalette } from './en.js';

/** The labels of the command palette. */
export type CommandPaletteLabels = LabelsOf<typeof englishCommandPalette>;
