import type { LabelsOf } from '../../react/labels/LabelsOf.js';
import type { englishChat } from './en.js';
import type { LabelGroups } from './groups/LabelGroups.js';

/** The words of conversations: of the panel, of Markdown, of results and of charts. */
export interface ChatWords extends LabelsOf<typeof englishChat>, Partial<LabelGroups> {}

/** The words in texts written in Markdown. */
export type MarkdownLabels = ChatWords['markdown'];

/** The words of the conversation and its composer. */
export type ChatLabels = ChatWords['chat'];

/** The words for the steps of an answer. */
export type StepLabels = ChatWords['steps'];

/** The words around tables and charts of query results. */
export type ResultLabels = ChatWords['result'];

/** The words around charts, and the summary that screen readers read. */
export type ChartLabels = ChatWords['chart'];

/** The kinds of chart that a label can name; `other` for all the rest. */
export type ChartKind = keyof ChartLabels['kinds'];

/** Why a chart is not drawn; the table is shown instead. */
export type ChartProblem = keyof ChartLabels['cannotDraw'];
