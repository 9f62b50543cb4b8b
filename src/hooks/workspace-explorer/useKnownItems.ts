'use client';
import { useEffect, useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../bulk-action/bulkAnswers.js';

/** Remembers all items that were listed: what is selected may be found by another search, or just be deleted. */
export function useKnownItems(items: readonly WorkspaceItem[]): (id: string) => WorkspaceItem | undefined {
  const [known] = useState(() => new Map<string, WorkspaceItem>());
  useEffect(() => {
    for (const item of items) known.set(workspaceItemId(item), item);
  }, [items, known]);
  return (id) => items.find((item) => workspaceItemId(item) === id) ?? known.get(id);
}
