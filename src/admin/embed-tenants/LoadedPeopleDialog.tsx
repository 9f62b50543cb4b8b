'use client';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import type { PeopleDialogProps } from './PeopleDialog.js';

const useDialog = createLazyModule(() => import('./PeopleDialog.js'));

/** The dialog that adds or removes many people, whose code loads after the first render. Adds no element until then. */
export function LoadedPeopleDialog(props: PeopleDialogProps) {
  const module = useDialog(true);
  return module && <module.PeopleDialog {...props} />;
}
