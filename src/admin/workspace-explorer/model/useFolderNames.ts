'use client';
import { useFolders } from '../../../data/resources/folders.js';

export interface FolderLevel {
  readonly deploymentId: number;
  /** `null` for the top level. */
  readonly parentId: number | null;
  /** The id of a folder to ignore: the one being renamed. */
  readonly exceptId?: number | undefined;
}

/**
 * Returns a function that checks if a folder with this name exists in the parent folder. The service allows duplicates and
 * preserves case. Names that cannot be read count as free.
 */
export function useFolderNames({ deploymentId, parentId, exceptId }: FolderLevel, isEnabled: boolean): (name: string) => boolean {
  const { data } = useFolders({ deploymentId, parentId: parentId ?? undefined }, { enabled: isEnabled });
  const names = new Set(data?.items.filter(({ id }) => id !== exceptId).map((folder) => comparable(folder.name)));
  return (name) => isEnabled && names.has(comparable(name));
}

/** Names that differ only in case or spaces look the same in a list. */
function comparable(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
