'use client';
import { useCallback, useEffect, useState } from 'react';
import { usePersonalMemory } from './usePersonalMemory.js';

/** Returns the unsent text of a thread; `undefined` is the thread without an id. Survives a reload. */
export function useDraft(chatId: string | undefined): [text: string, setText: (text: string) => void] {
  const { drafts, identify } = usePersonalMemory();
  const [draft, setDraft] = useState(() => ({ chatId, text: drafts.read(chatId) }));
  if (draft.chatId !== chatId) setDraft({ chatId, text: drafts.read(chatId) });

  useEffect(() => {
    let isGone = false;
    void identify().then(() => {
      // Text typed in the meantime is in the drafts, too.
      if (!isGone) setDraft((current) => ({ ...current, text: drafts.read(current.chatId) || current.text }));
    });
    return () => {
      isGone = true;
    };
  }, [drafts, identify]);

  const setText = useCallback(
    (text: string) => {
      drafts.write(chatId, text);
      setDraft({ chatId, text });
    },
    [drafts, chatId],
  );
  return [draft.text, setText];
}
