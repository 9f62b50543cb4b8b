'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useControllable } from '../../react/useControllable.js';
import { MenuContext } from './MenuContext.js';

export interface MenuProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A `MenuTrigger` or `MenuIconTrigger`, and a `MenuList`. */
  children: ReactNode;
}

/** A button that opens a menu of actions. Renders no element of its own. */
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
