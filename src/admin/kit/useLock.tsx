'use client';
import { type ReactNode, useId } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { MenuNote } from '../../ui/menu/MenuItem.js';

/** Disables what a person may not do, and says why. */
export interface Lock {
  /** Props of a `MenuItem`. */
  readonly item: { readonly isDisabled?: true; readonly 'aria-describedby'?: string };
  /** Props of a `Button`. */
  readonly button: { readonly disabled?: true; readonly 'aria-describedby'?: string };
  /** The reason, once below the items of a menu. */
  readonly menuNote: ReactNode;
  /** The id that the reason must have elsewhere. */
  readonly noteId: string;
}

/** Locks an act where `isLocked`; the reason is a missing permission unless another is given. */
export function useLock(isLocked: boolean, reason?: string): Lock {
  const { common } = useAdminLabels();
  const noteId = useId();
  if (!isLocked) return { item: {}, button: {}, menuNote: null, noteId };
  return {
    item: { isDisabled: true, 'aria-describedby': noteId },
    button: { disabled: true, 'aria-describedby': noteId },
    menuNote: <MenuNote id={noteId}>{reason ?? common.needsPermission}</MenuNote>,
    noteId,
  };
}
