import { useEffect, useState } from 'react';
import { useComposerParts } from '../context/ComposerContext.js';
import { Completions } from './Completions.js';
import { EditingLine } from './EditingLine.js';
import { NextContext } from './NextContext.js';
import { QueueList } from './QueueList.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import { useCompletion } from './useCompletion.js';
import { useHistoryKeys } from './useHistoryKeys.js';

/** What the composer shows above its field, and the keys that need more than the field: loaded when it is first used. */
export function ComposerTools() {
  const { keys: keysRef, text } = useComposerParts();
  const [hasShortcuts, setShortcuts] = useState(false);
  const completion = useCompletion();
  const recall = useHistoryKeys();

  useEffect(() => {
    keysRef.current = (event) => {
      if ((event.key === '?' && text === '') || (event.key === '/' && (event.ctrlKey || event.metaKey))) {
        event.preventDefault();
        setShortcuts(true);
        return true;
      }
      return completion.onKey(event) || recall(event);
    };
    return () => {
      keysRef.current = undefined;
    };
  });

  return (
    <>
      <QueueList />
      <EditingLine />
      <NextContext />
      <Completions completion={completion} />
      {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </>
  );
}
