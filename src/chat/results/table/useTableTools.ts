import { type RefObject, useEffect, useState } from 'react';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import type { ToolLabels } from '../../labels/tools/ToolLabels.js';
import { whenNear } from '../whenNear.js';
import type { ColumnMenu, TableBar, TotalsRow } from './tools/tableTools.js';

/**
 * Loads the tools of a table when it comes near the viewport: they are not needed to read it. Returns `undefined` until then, and if they
 * cannot be loaded.
 */
export function useTableTools(box: RefObject<HTMLElement | null>, isWanted: boolean): TableTools | undefined {
  const words = useToolLabels();
  const [parts, setParts] = useState(loaded);
  const isMissing = isWanted && parts === undefined;

  useEffect(() => {
    if (!isMissing || box.current === null) return;
    let isOver = false;
    const stopWaiting = whenNear(box.current, async () => {
      loaded ??= await import('./tools/tableTools.js').catch(() => undefined);
      if (!isOver) setParts(loaded);
    });
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [isMissing, box]);

  return parts === undefined || !isWanted ? undefined : { ...parts, words };
}

export interface TableTools extends TableToolParts {
  readonly words: ToolLabels;
}

interface TableToolParts {
  readonly ColumnMenu: typeof ColumnMenu;
  readonly TableBar: typeof TableBar;
  readonly TotalsRow: typeof TotalsRow;
}

let loaded: TableToolParts | undefined;
