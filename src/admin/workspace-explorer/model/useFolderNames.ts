'use client';
import { useFolders } from '../../../data/resources/folders.js';

export interface FolderLevel {
  readonly deploymentId: number;
  /** `null` for the top of the workspace. */
  readonly parentId: number | null;
  /** A folder whose own name is not taken: the one that is renamed. */
  readonly exceptId?: number | undefined;
}

/**
 * Tells whether a folder of this name stands in a folder already. The service allows several of one name, and keeps their
 * case; what cannot be read is not taken.
 */
export function useFolderNames({ deploymentId, parentId, exceptId }: FolderLevel, isEnabled: boolean): (name: string) => boolean {
  const { data } = useFolders({ deploymentId, parentId: parentId ?? undefined }, { enabled: isEnabled });
  const names = new Set(data?.items.filter(({ id }) => id !== exceptId).map((folder) => comparable(folder.name)));
  return (name) => isEnabled && names.has(comparable(name));
}

/** Names that differ in case or spaces alone look the same in a list. */
function comparable(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
