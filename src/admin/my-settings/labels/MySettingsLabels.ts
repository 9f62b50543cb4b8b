import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishMySettings } from './en.js';

/** The labels of a user's own settings. */
export type MySettingsLabels = LabelsOf<typeof englishMySettings>;
