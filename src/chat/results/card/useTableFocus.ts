import { type RefObject, useEffect, useRef } from 'react';

/** Returns a function that switches the result panel around `inPanel` to the table and focuses it. */
export function useTableFocus(inPanel: RefObject<HTMLElement | null>, isTable: boolean, showTable: () => void): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isTable || !isWanted.current) return;
    isWanted.current = false;
    inPanel.current?.closest('.parley-result-panel')?.querySelector<HTMLElement>('.parley-result-scroll')?.focus();
  }, [inPanel, isTable]);
  return () => {
    isWanted.current = true;
    showTable();
  };
}
