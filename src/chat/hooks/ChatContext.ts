import { createContext } from 'react';
import type { ChatStore } from '../store/ChatStore.js';

/** The conversation that the parts below show. Provided by `ChatRoot`. */
export const ChatContext = createContext<ChatStore | undefined>(undefined);
