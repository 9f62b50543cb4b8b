'use client';
import { createContext, use } from 'react';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';

/** The hook that loads the overlays. Tests can replace it. */
export const OverlaySource = createContext(createLazyModule(() => import('../overlays/overlays.js')));

/**
 * Returns the overlays (menus, selects, dialogs, popovers, tooltips and toasts) once they have loaded. A component mounted before that gets
 * them only when it opens (`isWanted`), so that no button is replaced under the pointer.
 */
export function useOverlays(isWanted: boolean) {
  // React Compiler refuses hooks from a context. This one stays the same for the life of the component.
  'use no memo';
  const useParts = use(OverlaySource);
  return useParts(isWanted);
}
