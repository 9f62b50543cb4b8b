import { createContext } from 'react';
import type { ChatTurn } from '../../store/fold/Thread.js';

/** Returns the questions to suggest below an answer. The first three are shown. */
export type FollowUpMaker = (turn: ChatTurn) => readonly string[];

/** The host's follow-ups. A separate context, because a new function in each render concerns only the last answer. */
export const FollowUpsContext = createContext<FollowUpMaker | false | undefined>(undefined);
