'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ComponentProps, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TopLayer } from '../dialog/TopLayer.js';
import { partClass } from '../partClass.js';
import { PopupPlace } from '../popup/PopupPlace.js';
import { isShortcut } from '../typeahead.js';
import { useMenu } from './Menu.js';

export interface MenuListProps extends ComponentProps<'div'> {
  /** The accessible name of the menu. */
  label: string;
  /** The edges that are aligned, in reading direction. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * The items of a `<Menu>`, in the browser's top layer, so that neither a scrolling box nor a shadow root clips them. Renders a
 * `<div role="menu">` while open.
 */
export function MenuList(props: MenuListProps) {
  const { isOpen } = useMenu('MenuList');
  const place = use(PopupPlace);
  if (!isOpen) return null;
  return place === null ? <OpenMenuList {...props} /> : createPortal(<OpenMenuList {...props} />, place);
}

function OpenMenuList({ label, align = 'start', className, ref, onKeyDown, ...props }: MenuListProps) {
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
