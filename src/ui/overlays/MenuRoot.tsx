'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { useOverlayLayer } from './useOverlayLayer.js';

interface MenuRootProps {
  /** The place of the list, while the menu is open. */
  layer: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Connects the trigger of a menu to its list. */
export function MenuRoot({ layer, open, onOpenChange, children }: MenuRootProps) {
  const changeLayer = useOverlayLayer<BaseMenu.Root.ChangeEventDetails>(layer, open, (isWanted, details) => {
    // A busy button keeps the focus, and opens nothing.
    if (!isWanted || details?.trigger?.ariaDisabled !== 'true') onOpenChange(isWanted);
  });
  return (
    <BaseMenu.Root open={open} modal={false} onOpenChange={changeLayer}>
      {children}
    </BaseMenu.Root>
  );
}
