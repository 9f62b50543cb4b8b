import { createContext, type ReactNode } from 'react';

/** Further actions for every answer. A separate context, because hosts write elements inside their components. */
export const TurnActionsSlot = createContext<ReactNode>(undefined);
