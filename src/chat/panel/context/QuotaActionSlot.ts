import { createContext, type ReactNode } from 'react';

/** The host's way out of a used-up quota. A separate context, because hosts write elements inside their components. */
export const QuotaActionSlot = createContext<ReactNode>(undefined);
