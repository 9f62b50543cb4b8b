'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ComponentProps } from 'react';

/** Makes a `Button` or `IconButton` the trigger of a menu. */
export function MenuButton(props: Pick<ComponentProps<typeof BaseMenu.Trigger>, 'ref' | 'render'>) {
  return <BaseMenu.Trigger {...props} />;
}
