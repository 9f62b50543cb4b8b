import { use, useState } from 'react';
import type { SqlRows } from '../../../client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { useRunSql } from '../../hooks/useRunSql.js';

/** The reader's own version of a query: its text, its run, and its rows. The agent does not see any of it. */
export interface OwnQuery {
  /** True if queries can be run here. */
  readonly canRun: boolean;
  /** The text as last typed; at first, the agent's query. */
  readonly text: string;
  readonly isEditing: boolean;
  readonly isRunning: boolean;
  /** The number of rows that a running query has returned so far. */
  readonly loadedRows: number;
  /** Why the last run failed, and the text that failed. */
  readonly failed: { readonly error: ServiceError; readonly query: string } | undefined;
  /** The rows of the last run as a result; `undefined` while the original is shown. */
  readonly result: SqlToolResult | undefined;
  /** True if the query has more rows than were loaded. */
  readonly isCapped: boolean;
  /** The agent's query. */
  readonly original: string;
  setText(text: string): void;
  /** Opens the editor with the text as last typed. */
  open(): Promise<void>;
  /** Closes the editor. Its text is kept. */
  close(): void;
  /** Runs the text. If it succeeds, closes the editor and shows the rows. */
  run(): Promise<void>;
  cancel(): void;
  /** Returns to the agent's result. */
  showOriginal(): void;
}

/** Keeps the reader's version of a query. Its text is a draft that survives a reload. Calls `onShown` when the rows of a run are shown. */
export function useOwnQuery(given: SqlToolResult, { rowCap, title, isAllowed, onShown }: OwnQueryOptions): OwnQuery {
  const memory = use(ServiceContext)?.memory;
  const { sqlQuery: original } = given;
  const draftKey = `sql ${given.resultId ?? original.slice(0, maxKey)}`;
  const [typed, setTyped] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const [shown, setShown] = useState<ShownRun>();
  const { canRun, run, cancel, status, query, loadedRows, error } = useRunSql({ rowCap });
  const text = typed ?? original;

  return {
    canRun: canRun && isAllowed && original !== '',
    text,
    isEditing: isEditing && isAllowed,
    isRunning: status === 'loading',
    loadedRows,
    failed: error === undefined || query === undefined ? undefined : { error, query },
    result: isAllowed ? shown?.result : undefined,
    isCapped: shown?.isCapped === true,
    original,
    cancel,
    setText(next) {
      setTyped(next);
      memory?.drafts.write(draftKey, next === original ? '' : next);
    },
    async open() {
      // A draft can be read once the user is known.
      if (typed === undefined) await memory?.identify();
      setTyped((current) => current ?? (memory?.drafts.read(draftKey) || original));
      setEditing(true);
    },
    close: () => setEditing(false),
    async run() {
      if (text.trim() === '') return;
      const rows = await run(text);
      if (rows === undefined) return;
      setShown({ result: { ...resultOf(given, text, rows), queryTitle: title }, isCapped: rows.isCapped });
      setEditing(false);
      onShown();
    },
    showOriginal() {
      setShown(undefined);
      setEditing(false);
    },
  };
}

export interface OwnQueryOptions {
  readonly rowCap: number;
  /** The title of the rows of an own query. */
  readonly title: string;
  /** False if queries must not be run. */
  readonly isAllowed: boolean;
  readonly onShown: () => void;
}

interface ShownRun {
  readonly result: SqlToolResult;
  readonly isCapped: boolean;
}

/** Leaves out the title, the chart, the description and the ids, which belong to the agent's rows. */
function resultOf(given: SqlToolResult, sqlQuery: string, { columns, rows }: SqlRows): SqlToolResult {
  return {
    ...given,
    sqlQuery,
    columns,
    rows,
    totalRows: rows.length,
    description: '',
    resultId: undefined,
    memoryId: undefined,
    vegaSpec: undefined,
  };
}

const maxKey = 200;
