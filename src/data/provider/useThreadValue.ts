'use client';
import { useCallback, useEffect, useState } from 'react';
import { usePersonalMemory } from './usePersonalMemory.js';

/** Returns what a memory holds for a thread, and a function that changes it. Rereads once the user is known. */
export function useThreadValue<Value>(
  memory: ThreadMemory<Value>,
  chatId: string | undefined,
): [value: Value, setValue: (value: Value) => void] {
  const { identify } = usePersonalMemory();
  const [shown, setShown] = useState(() => ({ chatId, value: memory.read(chatId) }));
  if (shown.chatId !== chatId) setShown({ chatId, value: memory.read(chatId) });

  useEffect(() => {
    let isGone = false;
    void identify().then(() => {
      // A value written in the meantime is in the memory, too.
      if (!isGone) setShown((current) => ({ ...current, value: memory.read(current.chatId) || current.value }));
    });
    return () => {
      isGone = true;
    };
  }, [memory, identify]);

  const setValue = useCallback(
    (value: Value) => {
      memory.write(chatId, value);
      setShown({ chatId, value });
    },
    [memory, chatId],
  );
  return [shown.value, setValue];
}

/** Values by thread; `undefined` is the thread without an id. */
export interface ThreadMemory<Value> {
  /** Returns the value of a thread; an empty one if there is none. */
  read(chatId: string | undefined): Value;
  write(chatId: string | undefined, value: Value): void;
}
