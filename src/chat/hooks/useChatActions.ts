'use client';
import { use } from 'react';
import type { ChatStore } from '../store/ChatStore.js';
import { ChatContext } from './ChatContext.js';

/** Returns the store of the nearest conversation: `send`, `stop`, `retry` and so on. Does not rerender when the conversation changes. */
export function useChatActions(): ChatStore {
  const store = use(ChatContext);
  if (store === undefined)
    throw new Error(
      'Chat parts must be used inside <ChatRoot>, which tells them which conversation to show. Wrap them in <ChatRoot store={useChat().store}>.',
    );
  return store;
}
