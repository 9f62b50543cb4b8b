'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ComponentProps } from 'react';

/** Makes a `<button>` a menu item. */
export function MenuEntry(props: Pick<ComponentProps<typeof BaseMenu.Item>, 'closeOnClick' | 'onClick' | 'render'>) {
  return <BaseMenu.Item nativeButton {...props} />;
}
