'use client';

import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import { useFocusKept } from '../overlay-loader/useFocusKept.js';
import { useOverlays } from '../overlay-loader/useOverlays.js';

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
  const [key, setKey] = useState<string>();
  const overlays = useOverlays(isOpen || key !== undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useFocusKept(trigger, overlays !== undefined);
  // Opened by keyboard, a menu focuses its first or last item, depending on the key. So the key is repeated once the menu can open.
  useEffect(() => {
    if (key === undefined || overlays === undefined) return;
    setKey(undefined);
    if (key.startsWith('Arrow')) trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else trigger.current?.click();
  }, [key, overlays]);
  const state = useMemo(() => ({ isOpen, setOpen, setKey, trigger, layer, overlays }), [isOpen, setOpen, overlays]);
  const content = <MenuContext value={state}>{children}</MenuContext>;
  if (overlays === undefined) return content;
  return (
    <overlays.MenuRoot layer={layer} open={isOpen} onOpenChange={setOpen}>
      {content}
    </overlays.MenuRoot>
  );
}

interface MenuState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Keeps the key that was pressed, which opens the menu once the overlays have loaded. */
  readonly setKey: (key: string) => void;
  /** The button that opens the menu. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** The place of the list, while the menu is open. */
  readonly layer: RefObject<HTMLDivElement | null>;
  /** The parts of the open menu, once they are loaded. */
  readonly overlays: ReturnType<typeof useOverlays>;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

/** Returns the state of the menu around this part. */
export function useMenu(part: string): MenuState {
  const menu = useContext(MenuContext);
  if (menu === undefined) throw new Error(`<${part}> must be used inside <Menu>.`);
  return menu;
}
