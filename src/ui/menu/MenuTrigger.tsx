'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Button, type ButtonProps } from '../button/Button.js';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useMenu } from './Menu.js';

/** The button of a `<Menu>`, with a label. */
export function MenuTrigger(props: ButtonProps) {
  const { trigger } = useMenu('MenuTrigger');
  return <BaseMenu.Trigger ref={trigger} render={<Button {...props} />} />;
}

/** The button of a `<Menu>`, with only an icon. */
export function MenuIconTrigger(props: IconButtonProps) {
  const { trigger } = useMenu('MenuIconTrigger');
  return <BaseMenu.Trigger ref={trigger} render={<IconButton {...props} />} />;
}
