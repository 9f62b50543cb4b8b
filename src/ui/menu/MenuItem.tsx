'use client';

import { type ComponentProps, cloneElement, type MouseEvent } from 'react';
import { Icon, type IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { openFrom } from '../popup/opener.js';
import { useMenu } from './Menu.js';

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  /** Called when the user chooses the item. The menu closes. */
  onSelect: () => void;
  /** Shown before the label. */
  icon?: IconType | undefined;
  /** Skipped by the keyboard, unless `aria-describedby` names the `MenuNote` with the reason. */
  isDisabled?: boolean | undefined;
}

/** An action of a `<MenuList>`. Renders a `<button role="menuitem">`. */
export function MenuItem({ onSelect, icon, isDisabled = false, className, children, ...props }: MenuItemProps) {
  const { trigger, overlays } = useMenu('MenuItem');
  const item = (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      data-slot="menu-item"
      className={partClass('menu-item', className)}
      {...props}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </button>
  );
  function select(event: MouseEvent) {
    event.stopPropagation();
    if (isDisabled) return;
    openFrom(trigger.current);
    onSelect();
  }
  // Only what is part of the list can be reached by keyboard.
  if (overlays === undefined || (isDisabled && props['aria-describedby'] === undefined))
    return cloneElement(item, { role: 'menuitem', tabIndex: -1, onClick: select });
  return <overlays.MenuEntry closeOnClick={!isDisabled} onClick={select} render={item} />;
}

/** Explains why the items above it are disabled; set its `id` as their `aria-describedby`. Renders a `<p>`. */
export function MenuNote({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="menu-note" className={partClass('menu-note', className)} {...props} />;
}

/** A line between groups of items. Renders an `<hr>`. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="menu-separator" className={partClass('menu-separator', className)} {...props} />;
}
