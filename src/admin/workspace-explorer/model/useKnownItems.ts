'use client';
import { useCallback, useState } from 'react';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';

/** Remembers all listed items, because a selected item may leave the list after a new search or a deletion. */
export function useKnownItems(items: readonly WorkspaceItem[]): (id: string) => WorkspaceItem | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, WorkspaceItem>>(new Map());
  const current = addItems(known, items);
  if (current !== known) setKnown(current);
  return useCallback((id) => current.get(id), [current]);
}

/** Returns the same map if all items are unchanged. */
function addItems(known: ReadonlyMap<string, WorkspaceItem>, items: readonly WorkspaceItem[]): ReadonlyMap<string, WorkspaceItem> {
  const fresh = items.map((item) => [workspaceItemId(item), item] as const).filter(([id, item]) => known.get(id) !== item);
  return fresh.length === 0 ? known : new Map([...known, ...fresh]);
}
