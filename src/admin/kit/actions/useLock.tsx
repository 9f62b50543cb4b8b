'use client';
import { type ReactNode, useId } from 'react';
import { MenuNote } from '../../../ui/menu/MenuItem.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Note } from '../layout/layout.js';

/** Disables what the user may not do, and says why. */
export interface Lock {
  /** The props of a `MenuItem`. */
  readonly item: { readonly isDisabled?: true; readonly 'aria-describedby'?: string };
  /** The props of a `Button`. */
  readonly button: { readonly disabled?: true; readonly 'aria-describedby'?: string };
  /** The reason, to render once below the items of a menu. */
  readonly menuNote: ReactNode;
  /** The reason, to render once below buttons. */
  readonly note: ReactNode;
  /** The id that the element with the reason needs elsewhere. */
  readonly noteId: string;
}

/** Disables an action if `isLocked`. The default reason is a missing permission. */
export function useLock(isLocked: boolean, reason?: string): Lock {
  const common = useCommonAdminLabels();
  const noteId = useId();
  if (!isLocked) return { item: {}, button: {}, menuNote: null, note: null, noteId };
  const text = reason ?? common.needsPermission;
  return {
    item: { isDisabled: true, 'aria-describedby': noteId },
    button: { disabled: true, 'aria-describedby': noteId },
    menuNote: <MenuNote id={noteId}>{text}</MenuNote>,
    note: <Note id={noteId}>{text}</Note>,
    noteId,
  };
}
