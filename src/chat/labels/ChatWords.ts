import type { LabelsOf } from '../../react/labels/LabelsOf.js';
import type { ActingLabels } from './acting/ActingLabels.js';
import type { AskingLabels } from './asking/AskingLabels.js';
import type { englishChat } from './en.js';
import type { ToolWords } from './tools/ToolWords.js';
import type { ViewingWords } from './viewing/ViewingWords.js';

/** The words of conversations: of the panel, of Markdown, of results and of charts. */
export interface ChatWords extends LabelsOf<typeof englishChat> {
  /** Labels for asking questions. Not part of `english`, because its texts are loaded with the parts that use them. */
  readonly asking?: AskingLabels;
  /** Labels for table and chart tools. Not part of `english` either. */
  readonly tools?: ToolWords;
  /** Labels for reading a result. Not part of `english` either. */
  readonly viewing?: ViewingWords;
  /** Labels for judging an answer and for what can be done with it. Not part of `english` either. */
  readonly acting?: ActingLabels;
}

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
