'use client';

import type { KeyboardEvent, Ref } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { IconButton, type IconButtonProps } from '../../ui/button/IconButton.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { useMenu } from './MenuContext.js';

/** The button of a `<Menu>`, with a label. */
export function MenuTrigger({ ref, ...props }: ButtonProps) {
  return <Button {...useTrigger(ref)} {...props} />;
}

/** The button of a `<Menu>`, with only an icon. */
export function MenuIconTrigger({ ref, ...props }: IconButtonProps) {
  return <IconButton {...useTrigger(ref)} {...props} />;
}

function useTrigger(ref: Ref<HTMLButtonElement> | undefined) {
  const menu = useMenu('MenuTrigger');
  return {
    ref: useMergedRef(menu.trigger, ref),
    'aria-haspopup': 'menu',
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.isOpen ? menu.id : undefined,
    onClick: () => (menu.isOpen ? menu.close('trigger') : menu.open('first')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      menu.open(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
}
