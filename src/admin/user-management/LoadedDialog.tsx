'use client';
import type { ReactNode } from 'react';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';

type UserDialogs = typeof import('./userDialogs.js');

const useUserDialogs = createLazyModule<UserDialogs>(() => import('./userDialogs.js'));

/** Renders a dialog, whose code loads after the first render. Adds no element. */
export function LoadedDialog({ children }: { children: (dialogs: UserDialogs) => ReactNode }) {
  const dialogs = useUserDialogs(true);
  return dialogs && children(dialogs);
}
