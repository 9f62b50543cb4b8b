'use client';
import type { ReactNode } from 'react';
import type { ListSlots } from '../list/ListSlots.js';
import { useSlots } from '../widget/useSlots.js';

export interface RowItemsProps<Item> {
  /** The item of the row. */
  item: Item;
  /** The widget's own `MenuItem`s. */
  children?: ReactNode;
}

/** The items of a row's menu: the widget's own, and those of the host's `rowActions`. Adds no element. */
export function RowItems<Item>({ item, children }: RowItemsProps<Item>) {
  const Actions = useSlots<ListSlots<Item>, ListSlots<Item>['rowActions']>(({ rowActions }) => rowActions);
  return Actions === undefined ? children : <Actions item={item}>{children}</Actions>;
}
