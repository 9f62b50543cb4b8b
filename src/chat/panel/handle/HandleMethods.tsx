import { useEffect } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { usePanel } from '../context/PanelContext.js';
import { useThreadExport } from '../share/useThreadExport.js';
import type { ChatHandle } from './ChatHandle.js';
import { createHandleMethods } from './createHandleMethods.js';

/** Provides the methods of a handle while it is mounted. Renders nothing. */
export function HandleMethods({ onReady }: { onReady: (methods: ChatHandle | null) => void }) {
  const store = useChatActions();
  const { composer, section, scroll, returnFocus } = usePanel();
  const exported = useThreadExport();
  const isReadOnly = useHidden('ask');
  const latest = useLatest({ isReadOnly, exported, returnFocus });
  useEffect(() => {
    onReady(
      createHandleMethods({
        store,
        composer,
        section,
        scroll,
        returnFocus: () => latest.current.returnFocus(),
        isReadOnly: () => latest.current.isReadOnly,
        exported: (format) => latest.current.exported[format](section.current ?? document.body),
      }),
    );
    return () => onReady(null);
  }, [store, composer, section, scroll, latest, onReady]);
  return null;
}
