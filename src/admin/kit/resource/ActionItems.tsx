'use client';
import { ExternalLink } from 'lucide-react';
import type { IconType } from '../../../ui/icon/Icon.js';
import { MenuItem } from '../../../ui/menu/MenuItem.js';
import { useLock } from '../actions/useLock.js';

export interface ActionItemsProps {
  /** The declared actions that the menu shows, by name. */
  shown: readonly (readonly [name: string, { readonly icon?: IconType | undefined }])[];
  /** Returns false if the user may not run an action on the record. */
  isAllowed: (name: string) => boolean;
  /** The reason why actions are disabled. Default: a missing permission. */
  reason: string | undefined;
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
export function ActionItems({ shown, isAllowed, reason, labelOf, onOpen, openLabel, onChoose }: ActionItemsProps) {
  const lock = useLock(
    shown.some(([name]) => !isAllowed(name)),
    reason,
  );
  return (
    <>
      {onOpen !== undefined && (
        <MenuItem icon={ExternalLink} onSelect={onOpen}>
          {openLabel}
        </MenuItem>
      )}
      {shown.map(([name, { icon }]) => (
        <MenuItem key={name} icon={icon} {...(!isAllowed(name) && lock.item)} onSelect={() => onChoose(name)}>
          {labelOf(name)}
        </MenuItem>
      ))}
      {lock.menuNote}
    </>
  );
}
