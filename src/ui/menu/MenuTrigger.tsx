'use client';

import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/Button.js';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useMergedRef } from '../useMergedRef.js';
import { useMenu } from './Menu.js';

/** The button of a `<Menu>`, with a label. */
export function MenuTrigger(props: ButtonProps) {
  return useTrigger('MenuTrigger', <Button {...props} />);
}

/** The button of a `<Menu>`, with only an icon. */
export function MenuIconTrigger(props: IconButtonProps) {
  return useTrigger('MenuIconTrigger', <IconButton {...props} />);
}

/** Returns the button with the props that open the menu. */
function useTrigger(part: string, button: ReactElement<ButtonProps>): ReactElement {
  const { trigger, overlays, isOpen, setOpen, setKey } = useMenu(part);
  const { ref, onClick, onKeyDown } = button.props;
  const mergedRef = useMergedRef(trigger, ref);
  if (overlays !== undefined) return <overlays.MenuButton ref={trigger} render={button} />;
  const isBusy = (element: HTMLElement) => element.ariaDisabled === 'true';
  return cloneElement(button, {
    ref: mergedRef,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      onClick?.(event);
      if (event.defaultPrevented || isBusy(event.currentTarget)) return;
      // A click with Enter or the space bar has a count of 0.
      if (event.detail === 0) setKey('Enter');
      else setOpen(!isOpen);
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (!isBusy(event.currentTarget)) setKey(event.key);
    },
  });
}
