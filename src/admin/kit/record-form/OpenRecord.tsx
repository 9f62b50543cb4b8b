'use client';
import { Fragment, type ReactNode, useState } from 'react';

export interface OpenRecordProps<Item extends object> {
  /** The open record; `undefined` if none is open. */
  item: Item | undefined;
  /** Returns the id of a record. When it changes, the children are mounted again. */
  idOf: (item: Item) => string | number;
  /** Renders the record, including while it fades out. */
  children: (item: Item, isOpen: boolean) => ReactNode;
}

/** Mounts `children` for the open record, and keeps them while they fade out. Adds no element. */
export function OpenRecord<Item extends object>({ item, idOf, children }: OpenRecordProps<Item>) {
  const [shown, setShown] = useState(item);
  if (item !== undefined && item !== shown) setShown(item);
  return shown === undefined ? null : <Fragment key={idOf(shown)}>{children(shown, item !== undefined)}</Fragment>;
}
