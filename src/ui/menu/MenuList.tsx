'use client';

import { use } from 'react';
import { createPortal } from 'react-dom';
import { PopupPlace } from '../popup/PopupPlace.js';
import { useMenu } from './Menu.js';
import type { MenuListProps } from './MenuListProps.js';

/**
 * The items of a `<Menu>`, in the browser's top layer, so that neither a scrolling box nor a shadow root clips them. Renders a
 * `<div role="menu">` while open.
 */
export function MenuList(props: MenuListProps) {
  const { isOpen, overlays, layer } = useMenu('MenuList');
  const place = use(PopupPlace);
  if (!isOpen || overlays === undefined) return null;
  const list = <overlays.OpenMenuList layer={layer} {...props} />;
  return place === null ? list : createPortal(list, place);
}
