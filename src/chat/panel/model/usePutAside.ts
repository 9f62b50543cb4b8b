import { useCallback, useEffect, useState } from 'react';
import { usePersonalMemory } from '../../../data/memory/usePersonalMemory.js';
import { chatMemoryOf } from '../../hooks/chatMemory.js';
import type { PutAsideDraft } from '../../store/memory/putAside.js';

/** Returns the replaced draft of a thread, and a function that changes it. Survives a reload. */
export function usePutAside(chatId: string | undefined): [draft: PutAsideDraft | undefined, setDraft: (draft: PutAsideDraft) => void] {
  const { putAside, identify } = chatMemoryOf(usePersonalMemory());
  const [shown, setShown] = useState(() => ({ chatId, draft: putAside.read(chatId) }));
  if (shown.chatId !== chatId) setShown({ chatId, draft: putAside.read(chatId) });

  useEffect(() => {
    let isGone = false;
    void identify().then(() => {
      if (!isGone) setShown((current) => ({ ...current, draft: putAside.read(current.chatId) ?? current.draft }));
    });
    return () => {
      isGone = true;
    };
  }, [putAside, identify]);

  const setDraft = useCallback(
    (next: PutAsideDraft) => {
      const draft = next.text === '' && next.turnId === undefined ? undefined : next;
      putAside.write(chatId, draft);
      setShown({ chatId, draft });
    },
    [putAside, chatId],
  );
  return [shown.draft, setDraft];
}
