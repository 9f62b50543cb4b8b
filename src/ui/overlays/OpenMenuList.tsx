'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import type { MenuListProps } from '../menu/MenuListProps.js';
import { partClass } from '../partClass.js';
import { isShortcut } from '../typeahead.js';

/** The list of an open menu. */
export function OpenMenuList({ label, align = 'start', className, ref, onKeyDown, ...props }: MenuListProps) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <>
      <TopLayer ref={layer} isShown className="parley-popover-layer" />
      <BaseMenu.Portal container={layer}>
        <BaseMenu.Positioner side="bottom" align={align} sideOffset={6} collisionPadding={8} className="parley-popover-place">
          <BaseMenu.Popup
            ref={ref}
            aria-label={label}
            data-slot="menu"
            className={partClass('menu', className)}
            onKeyDown={(event) => {
              if (isShortcut(event)) event.preventBaseUIHandler();
              onKeyDown?.(event);
            }}
            {...props}
          />
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </>
  );
}
