import { useCallback } from 'react';
import { usePersonalMemory } from '../../../data/provider/usePersonalMemory.js';
import { useThreadValue } from '../../../data/provider/useThreadValue.js';
import { chatMemoryOf } from '../../hooks/chatMemory.js';
import type { PutAsideDraft } from '../../store/memory/putAside.js';

/** Returns the replaced draft of a thread, and a function that changes it. Survives a reload. */
export function usePutAside(chatId: string | undefined): [draft: PutAsideDraft | undefined, setDraft: (draft: PutAsideDraft) => void] {
  const { putAside } = chatMemoryOf(usePersonalMemory());
  const [draft, setValue] = useThreadValue(putAside, chatId);
  const setDraft = useCallback(
    (next: PutAsideDraft) => setValue(next.text === '' && next.turnId === undefined ? undefined : next),
    [setValue],
  );
  return [draft, setDraft];
}
