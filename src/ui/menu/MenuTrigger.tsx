'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Button, type ButtonProps } from '../button/Button.js';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';

/** The button of a `<Menu>`, with a label. */
export function MenuTrigger(props: ButtonProps) {
  return <BaseMenu.Trigger render={<Button {...props} />} />;
}

/** The button of a `<Menu>`, with only an icon. */
export function MenuIconTrigger(props: IconButtonProps) {
  return <BaseMenu.Trigger render={<IconButton {...props} />} />;
}
