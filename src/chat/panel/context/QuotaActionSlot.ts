import { createContext, type ReactNode } from 'react';

/** The host's `quotaAction`. It has its own context because an inline element is new on every render. */
export const QuotaActionSlot = createContext<ReactNode>(undefined);
