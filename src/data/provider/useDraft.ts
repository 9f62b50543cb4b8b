'use client';
import { usePersonalMemory } from './usePersonalMemory.js';
import { useThreadValue } from './useThreadValue.js';

/** Returns the unsent text of a thread; `undefined` is the thread without an id. Survives a reload. */
export function useDraft(chatId: string | undefined): [text: string, setText: (text: string) => void] {
  return useThreadValue(usePersonalMemory().drafts, chatId);
}
