import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { Formats } from '../../../react/language/createFormats.js';
import type { Labels } from '../../labels/Labels.js';
import type { AnswerSyntax } from '../../markdown/plugins/createMarkdownDialect.js';
import { type ColumnMembers, columnAggregations, columnFormats, columnTitles, withMembers } from '../../results/columnMembers.js';
import type { ShownRows } from '../../results/ShownRows.js';
import type { ChosenChart } from '../../results/switch/useChartSwitch.js';
import type { ChatSnapshot } from '../../store/ChatStore.js';
import { dataModelViews } from '../model/dataModelViews.js';
import { shownResults } from './shownResults.js';

/** A thread to export. */
export interface SharedThread {
  readonly title: string;
  readonly turns: readonly SharedTurn[];
  readonly labels: Labels;
  readonly formats: Formats;
  /** The Markdown syntax added by the host's plugins. */
  readonly syntax?: AnswerSyntax | undefined;
  /** The AI disclaimer, at the end of the file. */
  readonly disclaimer?: readonly SharedWords[] | undefined;
}

/** A piece of a line's text, with its address if it is a link. */
export interface SharedWords {
  readonly text: string;
  readonly url: string | undefined;
}

/** A turn to export: the question, the rows of its queries, and the answer as Markdown. */
export interface SharedTurn {
  readonly question: string;
  readonly results: readonly SharedResult[];
  readonly answer: string;
}

/** A result to export. */
export interface SharedResult {
  readonly title: string;
  readonly description: string;
  readonly rows: ShownRows;
  /** The result as the service sent it, with its chart, or that of the user's own query. */
  readonly source: SqlToolResult;
  /** The chart that the user has chosen. */
  readonly chart?: ChosenChart | undefined;
  /** The data model members of the columns. */
  readonly members: ColumnMembers;
}

/** Returns the latest version of each turn, with the rows of its answer, or with those of the user's own query while it is shown. */
export function sharedTurns({ turns, replaced }: Pick<ChatSnapshot, 'turns' | 'replaced'>, { result }: Labels): readonly SharedTurn[] {
  const earlier = new Set(replaced.values());
  return turns.flatMap(({ id, question, steps, answer }, index): SharedTurn[] => {
    if (earlier.has(id)) return [];
    const sources = steps.flatMap(({ toolCall }) => {
      const read = toolCall === undefined ? undefined : readToolResult(toolCall);
      return read?.kind === 'sql' ? [read] : [];
    });
    const views = sources.length === 0 ? [] : dataModelViews(turns.slice(0, index + 1));
    const named = { titles: columnTitles(views), formats: columnFormats(views), aggregations: columnAggregations(views) };
    const results = sources.map((sent) => {
      const { own: source = sent, chart } = shownResults.get(sent) ?? {};
      const members = { ...named, result: source };
      const { queryTitle, description, columns, rows, totalRows } = source;
      const shown = { columns: withMembers(columns, members), rows, totalRows: Math.max(totalRows, rows.length) };
      return { title: queryTitle.trim() === '' ? result.untitled : queryTitle, description, rows: shown, source, members, chart };
    });
    return [{ question: question?.content ?? '', answer: answer?.content ?? '', results }];
  });
}

/** True for the title of a result that repeats the question above it. */
export function isSameTitle(title: string, question: string): boolean {
  return title.trim().toLowerCase() === question.trim().toLowerCase();
}
