import { createContext, type RefObject, useContext } from 'react';

export interface MenuContextValue {
  readonly id: string;
  readonly isOpen: boolean;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Opens the menu and focuses the first or last item. */
  open(at: 'first' | 'last'): void;
  /** Closes the menu and returns the focus to the button, unless it went elsewhere. */
  close(focus: 'trigger' | 'elsewhere'): void;
  readonly startAt: 'first' | 'last';
}

export const MenuContext = createContext<MenuContextValue | undefined>(undefined);

export function useMenu(part: string): MenuContextValue {
  const menu = useContext(MenuContext);
  if (menu === undefined) throw new Error(`<${part}> must be used inside <Menu>.`);
  return menu;
}
