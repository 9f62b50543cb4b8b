'use client';
import { useMemo } from 'react';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import type { WorkspaceFolderPathEntry } from '../../../client/resources/workspace-items.js';
import { useFolderAncestors } from '../../../data/resources/folders.js';

/** Returns the folders from the top level down to this one. Uses `known` until they are loaded. */
export function useFolderPath(
  { deploymentId, folderId }: { readonly deploymentId: number; readonly folderId: number | null },
  known: WorkspaceItem | undefined,
): readonly WorkspaceFolderPathEntry[] {
  const { data } = useFolderAncestors({ deploymentId, folderId: folderId ?? 0 }, { enabled: folderId !== null });
  return useMemo(() => {
    if (folderId === null) return [];
    if (data !== undefined) return data;
    return known === undefined ? [] : [...(known.folderPath ?? []), { id: known.id, name: known.name }];
  }, [folderId, data, known]);
}
