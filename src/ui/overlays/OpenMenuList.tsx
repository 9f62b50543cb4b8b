'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import type { MenuListProps } from '../menu/MenuListProps.js';
import { partClass } from '../partClass.js';
import { isShortcut } from '../typeahead.js';

interface OpenMenuListProps extends MenuListProps {
  layer: RefObject<HTMLDivElement | null>;
}

/** The list of an open menu. */
export function OpenMenuList({ layer, label, align = 'start', className, ref, onKeyDown, ...props }: OpenMenuListProps) {
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
