'use client';

import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Icon, type IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { useMenu } from './MenuContext.js';

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  onSelect: () => void;
  /** Stands before the word. */
  icon?: IconType | undefined;
  /** Given for the items of a choice: whether this is the chosen one. */
  isChosen?: boolean | undefined;
  /** Passed over by the keyboard, unless `aria-describedby` names the `MenuNote` that says why. */
  isDisabled?: boolean | undefined;
}

/** An act of a `<MenuList>`. Renders a `<button role="menuitem">`. */
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

/** Items that belong together, under a heading. Renders a `<div role="group">`. */
export function MenuGroup({ heading, className, children, ...props }: ComponentProps<'div'> & { heading: string }) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may hold no fieldset
    <div role="group" aria-labelledby={headingId} data-slot="menu-group" className={partClass('menu-group', className)} {...props}>
      <div id={headingId} className="parley-menu-heading">
        {heading}
      </div>
      {children}
    </div>
  );
}

/** Says why items above it are disabled; give them its `id` as `aria-describedby`. Renders a `<p>`. */
export function MenuNote({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="menu-note" className={partClass('menu-note', className)} {...props} />;
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="menu-separator" className={partClass('menu-separator', className)} {...props} />;
}
