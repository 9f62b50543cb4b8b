'use client';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useCan } from '../../data/permissions/useCan.js';

/** Returns a function that is true if the signed-in user certainly may not edit or manage an item. */
export function useItemRefusal(): (item: WorkspaceItem, right: 'Edit' | 'Manage') => boolean {
  const can = useCan();
  return (item, right) => can(`${rightNames[item.type]}${right}`, item.type === 'REPORT' ? item : {}).answer === 'refused';
}

const rightNames = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;
