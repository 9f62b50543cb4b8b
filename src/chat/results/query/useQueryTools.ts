import { useCallback, useState } from 'react';
import type { formatSql, QueryEditor } from './queryTools.js';

/** The editor and the formatter of queries, loaded when a reader first uses one of them. */
export function useQueryTools(): QueryToolsState {
  const [tools, setTools] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    loaded ??= await import('./queryTools.js').catch(() => undefined);
    setTools(loaded);
    setFailed(loaded === undefined);
    return loaded;
  }, []);

  return { tools, hasFailed, load };
}

export interface QueryToolsState {
  /** The tools, once they are loaded. */
  readonly tools: QueryTools | undefined;
  /** True if they could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the tools. Never rejects. */
  load(): Promise<QueryTools | undefined>;
}

interface QueryTools {
  readonly formatSql: typeof formatSql;
  readonly QueryEditor: typeof QueryEditor;
}

let loaded: QueryTools | undefined;
