import { createContext, type ReactNode } from 'react';

/** Further actions for every answer. A context of its own, because hosts write elements inside their components. */
export const TurnActionsSlot = createContext<ReactNode>(undefined);
