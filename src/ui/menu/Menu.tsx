'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { createContext, type ReactNode, useContext } from 'react';
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

/** A button that opens a menu of actions. Renders no element of its own. */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  return (
    <BaseMenu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(isWanted, { trigger }) => {
        // A busy button keeps the focus, and opens nothing.
        if (!isWanted || trigger?.ariaDisabled !== 'true') setOpen(isWanted);
      }}
    >
      <MenuContext value={isOpen}>{children}</MenuContext>
    </BaseMenu.Root>
  );
}

const MenuContext = createContext<boolean | undefined>(undefined);

/** True if the menu around this part is open. */
export function useIsMenuOpen(part: string): boolean {
  const isOpen = useContext(MenuContext);
  if (isOpen === undefined) throw new Error(`<${part}> must be used inside <Menu>.`);
  return isOpen;
}
