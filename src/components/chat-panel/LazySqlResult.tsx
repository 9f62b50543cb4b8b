'use client';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { Button } from '../primitives/Button.js';
import { ErrorNotice } from '../primitives/ErrorNotice.js';
import { partClass } from '../primitives/partClass.js';
import type { SqlResultProps } from '../sql-result/SqlResult.js';

/**
 * A result card, whose code is not in the first load of the panel: a reader can ask before it is there. Call `loadSqlResult`
 * when a turn begins, and the card is there before its result.
 */
export function LazySqlResult(props: SqlResultProps) {
  const { common } = useLabels();
  // In an object, since React would call a function.
  const [{ SqlResult, hasFailed }, setState] = useState<LoadState>({ SqlResult: loaded, hasFailed: false });
  const isWaiting = SqlResult === undefined && !hasFailed;

  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    void loadSqlResult().then(() => {
      if (!isOver) setState({ SqlResult: loaded, hasFailed: loaded === undefined });
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting]);

  if (SqlResult !== undefined) return <SqlResult {...props} />;
  if (isWaiting) return <div data-slot="result-loading" aria-busy="true" className={partClass('skeleton', 'parley-result-loading')} />;
  return (
    <ErrorNotice kind="network" role="status">
      <Button size="small" onClick={() => setState({ SqlResult: undefined, hasFailed: false })}>
        <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
        {common.retry}
      </Button>
    </ErrorNotice>
  );
}

/** Never rejects; what could not be loaded is tried again by the next call. */
export async function loadSqlResult(): Promise<void> {
  loaded ??= (await import('../sql-result/SqlResult.js').catch(() => undefined))?.SqlResult;
}

interface LoadState {
  readonly SqlResult: ComponentType<SqlResultProps> | undefined;
  readonly hasFailed: boolean;
}

let loaded: ComponentType<SqlResultProps> | undefined;
