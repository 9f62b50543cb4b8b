import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishEmbedSessions } from './en.js';

/** The labels of the tester of embed sessions. */
export type EmbedSessionLabels = LabelsOf<typeof englishEmbedSessions>;
