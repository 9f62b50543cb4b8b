'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

interface MenuRootProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Connects the trigger of a menu to its list. */
export function MenuRoot({ open, onOpenChange, children }: MenuRootProps) {
  return (
    <BaseMenu.Root
      open={open}
      modal={false}
      onOpenChange={(isWanted, { trigger: pressed }) => {
        // A busy button keeps the focus, and opens nothing.
        if (!isWanted || pressed?.ariaDisabled !== 'true') onOpenChange(isWanted);
      }}
    >
      {children}
    </BaseMenu.Root>
  );
}
