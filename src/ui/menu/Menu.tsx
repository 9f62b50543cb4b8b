'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef } from 'react';
import { useControllable } from '../../react/useControllable.js';

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
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useMemo(() => ({ isOpen, trigger }), [isOpen]);
  return (
    <BaseMenu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(isWanted, { trigger: pressed }) => {
        // A busy button keeps the focus, and opens nothing.
        if (!isWanted || pressed?.ariaDisabled !== 'true') setOpen(isWanted);
      }}
    >
      <MenuContext value={state}>{children}</MenuContext>
    </BaseMenu.Root>
  );
}

interface MenuState {
  readonly isOpen: boolean;
  /** The button that opens the menu. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

/** Returns the state of the menu around this part. */
export function useMenu(part: string): MenuState {
  const menu = useContext(MenuContext);
  if (menu === undefined) throw new Error(`<${part}> must be used inside <Menu>.`);
  return menu;
}
