'use client';
import { ExternalLink } from 'lucide-react';
import { MenuItem } from '../../../ui/menu/MenuItem.js';
import type { Actions } from '../actions/action.js';
import { useLock } from '../actions/useLock.js';

export interface ActionItemsProps<Item> {
  /** The declared actions; those that start from a row have an item. */
  actions: Actions;
  /** The record of the row. */
  item: Item;
  /** Returns false if the user may not run an action on the record. */
  isAllowed: (name: string) => boolean;
  /** The label of an action. */
  labelOf: (name: string) => string;
  /** Opens the record. */
  onOpen: (() => void) | undefined;
  /** The label of the item that opens the record. */
  openLabel: string | undefined;
  /** Called with the name of the chosen action. */
  onChoose: (name: string) => void;
}

/** The items of a row's menu, made from the actions of a widget. What the user may not do is disabled, with the reason below. */
export function ActionItems<Item>({ actions, item, isAllowed, labelOf, onOpen, openLabel, onChoose }: ActionItemsProps<Item>) {
  // The actions are declared for these items.
  const shown = Object.entries(actions).filter(
    ([, { dialog, isShown }]) => dialog !== undefined && dialog !== 'create' && isShown?.(item as never) !== false,
  );
  const lock = useLock(shown.some(([name]) => !isAllowed(name)));
  return (
    <>
      {onOpen !== undefined && (
        <MenuItem icon={ExternalLink} onSelect={onOpen}>
          {openLabel}
        </MenuItem>
      )}
      {shown.map(([name, declared]) => (
        <MenuItem key={name} icon={declared.icon} {...(!isAllowed(name) && lock.item)} onSelect={() => onChoose(name)}>
          {labelOf(name)}
        </MenuItem>
      ))}
      {lock.menuNote}
    </>
  );
}
