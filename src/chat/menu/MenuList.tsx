'use client';

import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { searchKey } from '../../react/text/searchText.js';
import { useLayer } from '../../ui/layers/useLayer.js';
import { partClass } from '../../ui/partClass.js';
import type { Placement } from '../../ui/popup/placeBeside.js';
import { useBeside } from '../../ui/popup/useBeside.js';
import { usePressOutside } from '../../ui/popup/usePressOutside.js';
import { isShortcut, readTypedText, type TypedText } from '../../ui/typeahead.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { useMenu } from './MenuContext.js';

export interface MenuListProps extends ComponentProps<'div'> {
  /** The accessible name of the menu. */
  label: string;
  align?: Placement['align'] | undefined;
}

/**
 * The items of a `<Menu>`, in the browser's top layer, so that neither a scrolling box nor a shadow root clips them. Renders a
 * `<div role="menu">` while open.
 */
export function MenuList(props: MenuListProps) {
  const { isOpen } = useMenu('MenuList');
  return isOpen ? <OpenMenuList {...props} /> : null;
}

function OpenMenuList({ label, align = 'start', className, ref, ...props }: MenuListProps) {
  const { id, trigger, startAt, close } = useMenu('MenuList');
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedText>({ text: '', atMs: 0 });
  const mergedRef = useMergedRef(list, ref);

  useBeside(list, trigger, { side: 'below', align });
  useLayoutEffect(() => {
    const items = list.current === null ? [] : itemsOf(list.current);
    items.at(startAt === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [startAt]);
  usePressOutside(list, trigger, () => close('elsewhere'));
  const layer = useLayer(list, true, () => close('trigger'));

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    layer.onKeyDown(event);
    if (event.key === 'Tab') {
      close('trigger');
      return;
    }
    if (isShortcut(event)) return;
    const next = itemForKey(event, typed.current);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      ref={mergedRef}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      data-slot="menu"
      className={partClass('menu', className)}
      onKeyDown={moveByKey}
      {...props}
    />
  );
}

/** Returns the item for a key: arrows wrap around, letters match the start of the label. */
function itemForKey(event: KeyboardEvent, typed: TypedText): HTMLElement | undefined {
  const { key, currentTarget } = event;
  const items = itemsOf(currentTarget);
  const active = items.findIndex((item) => item.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return items[(active + 1) % items.length];
    case 'ArrowUp':
      return items.at(active <= 0 ? -1 : active - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  const typedText = readTypedText(event, typed);
  if (typedText === undefined) return undefined;
  const text = searchKey(typedText);
  const fromNext = [...items.slice(active + (text.length > 1 ? 0 : 1)), ...items];
  return fromNext.find((item) => searchKey(item.textContent).startsWith(text));
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}
