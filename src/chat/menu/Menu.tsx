'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import { MenuContext } from './MenuContext.js';

export interface MenuProps {
  /** True if the menu is open. Makes it controlled; use it with `onOpenChange`. */
  open?: boolean | undefined;
  /** True if the menu is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A `MenuTrigger` or `MenuIconTrigger`, and a `MenuList`. */
  children: ReactNode;
}

/** A button that opens a menu of actions. Adds no element. */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [startAt, setStartAt] = useState<'first' | 'last'>('first');
  const trigger = useRef<HTMLButtonElement>(null);

  const menu = {
    id: useId(),
    isOpen,
    trigger,
    startAt,
    open(at: 'first' | 'last') {
      setStartAt(at);
      setOpen(true);
    },
    close(focus: 'trigger' | 'elsewhere') {
      setOpen(false);
      if (focus === 'trigger') trigger.current?.focus();
    },
  };
  return <MenuContext value={menu}>{children}</MenuContext>;
}
