import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishTools } from './en.js';

/** The words for the tools of results: of tables, of charts and of copying. */
export type ToolWords = LabelsOf<typeof englishTools>;
