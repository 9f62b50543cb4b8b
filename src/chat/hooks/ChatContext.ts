import { createContext } from 'react';
import type { ChatStore } from '../store/ChatStore.js';

/** The conversation shown by the parts below. Provided by `ChatRoot`. */
export const ChatContext = createContext<ChatStore | undefined>(undefined);
