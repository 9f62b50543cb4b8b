'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentOpener } from '../popup/opener.js';

/** What opened the dialog: the focused element, the button of a menu, or nothing, as on a page that starts with an open dialog. */
export type Opener = 'focused' | HTMLElement | undefined;

/** Returns what opened a dialog. */
export function useOpener(isOpen: boolean): RefObject<Opener> {
  const opener = useRef<Opener>('focused');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const isFromNowhere = document.activeElement === null || document.activeElement === document.body;
    opener.current = currentOpener() ?? (isFromNowhere ? undefined : 'focused');
  }, [isOpen]);
  return opener;
}
