'use client';
import { use } from 'react';
import type { ChatStore } from '../chat-store/ChatStore.js';
import { ChatContext } from './ChatContext.js';

/** The store of the conversation around: `send`, `stop`, `retry` and the rest, without rendering again on its changes. */
export function useChatActions(): ChatStore {
  const store = use(ChatContext);
  if (store === undefined) throw new Error('Parts of the chat show one conversation. Put them inside <ChatRoot store={useChat().store}>.');
  return store;
}
