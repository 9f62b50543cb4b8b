import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import { columnFormats, columnTitles, withMembers } from '../../results/columnMembers.js';
import type { ShownRows } from '../../results/ShownRows.js';
import type { ChatSnapshot } from '../../store/ChatStore.js';
import { dataModelViews } from '../model/dataModelViews.js';

/** A thread as it is exported. */
export interface SharedThread {
  readonly title: string;
  readonly turns: readonly SharedTurn[];
  /** Writes how many rows are shown: “12 of 2,431 rows”. */
  readonly rowCount: (rows: ShownRows) => string;
}

/** A turn as it is exported: the question, the rows of its queries, and the answer as Markdown. */
export interface SharedTurn {
  readonly question: string;
  readonly results: readonly SharedResult[];
  readonly answer: string;
}

export interface SharedResult {
  /** The id of the step, which the card of the result has as its `data-step`. */
  readonly stepId: string;
  readonly title: string;
  readonly description: string;
  readonly rows: ShownRows;
}

/** Returns the latest version of each turn, with the rows of its answer. */
export function sharedTurns({ turns, replaced }: Pick<ChatSnapshot, 'turns' | 'replaced'>): readonly SharedTurn[] {
  const views = dataModelViews(turns);
  const members = { titles: columnTitles(views), formats: columnFormats(views) };
  const earlier = new Set(replaced.values());
  return turns
    .filter(({ id }) => !earlier.has(id))
    .map(({ question, steps, answer }) => ({
      question: question?.content ?? '',
      answer: answer?.content ?? '',
      results: steps.flatMap(({ id, toolCall }): SharedResult[] => {
        const result = toolCall === undefined ? undefined : readToolResult(toolCall);
        if (result?.kind !== 'sql') return [];
        const { queryTitle, description, rows, totalRows } = result;
        const columns = withMembers(result.columns, { ...members, known: result.columns });
        return [{ stepId: id, title: queryTitle, description, rows: { columns, rows, totalRows: Math.max(totalRows, rows.length) } }];
      }),
    }));
}
