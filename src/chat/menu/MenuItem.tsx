'use client';

import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { useMenu } from './MenuContext.js';

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  /** Called when the user chooses the item. The menu closes. */
  onSelect: () => void;
  /** Shown before the label. */
  icon?: IconType | undefined;
  /** For items of a choice: true for the current one. */
  isChosen?: boolean | undefined;
  /** Skipped by the keyboard. */
  isDisabled?: boolean | undefined;
}

/** An action of a `<MenuList>`. Renders a `<button role="menuitem">`. */
export function MenuItem({ onSelect, icon, isChosen, isDisabled = false, className, children, ...props }: MenuItemProps) {
  const { close } = useMenu('MenuItem');
  function select(event: MouseEvent) {
    event.stopPropagation();
    if (isDisabled) return;
    close('trigger');
    onSelect();
  }
  return (
    <button
      type="button"
      {...(isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen })}
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      data-slot="menu-item"
      className={partClass('menu-item', className)}
      onClick={select}
      onPointerMove={({ currentTarget }) => !isDisabled && currentTarget.focus({ preventScroll: true })}
      {...props}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** Related items under a heading. Renders a `<div role="group">`. */
export function MenuGroup({ heading, className, children, ...props }: ComponentProps<'div'> & { heading: string }) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu must not contain a fieldset
    <div role="group" aria-labelledby={headingId} data-slot="menu-group" className={partClass('menu-group', className)} {...props}>
      <div id={headingId} className="parley-menu-heading">
        {heading}
      </div>
      {children}
    </div>
  );
}

/** A line between groups of items. Renders an `<hr>`. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="menu-separator" className={partClass('menu-separator', className)} {...props} />;
}
