'use client';
import { ChartNoAxesColumn, Folder as FolderIcon, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { Folder } from '../../client/resources/folders.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { WorkspaceOpening } from './WorkspaceContext.js';

export interface ItemNameProps extends WorkspaceOpening {
  onFolderOpen?: ((folder: Folder) => void) | undefined;
  item: WorkspaceItem;
  hasPath: boolean;
}

/** An item's kind and name, which opens it where something is there to open it. */
export function ItemName({ item, hasPath, ...opening }: ItemNameProps) {
  const { workspace: words } = useAdminLabels();
  const open = opener(item, opening);
  const Icon = itemIcons[item.type];
  const path = [words.top, ...(item.folderPath ?? []).map(({ name }) => name)].join(' / ');
  return (
    <span className="parley-workspace-name">
      <span title={words.kinds[item.type]} className="parley-workspace-kind">
        <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
        <span className="parley-visually-hidden">{words.kinds[item.type]}</span>
      </span>
      <span className="parley-workspace-words">
        {open === undefined ? (
          <bdi className="parley-workspace-title">{item.name}</bdi>
        ) : (
          <button type="button" className="parley-workspace-open" onClick={open}>
            <bdi>{item.name}</bdi>
          </button>
        )}
        {hasPath && (
          <span className="parley-workspace-place" title={path}>
            <bdi>{path}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

/** What opens an item, if anything does. */
export function opener(
  item: WorkspaceItem,
  { onFolderOpen, onWorkbookOpen, onReportOpen }: Omit<ItemNameProps, 'item' | 'hasPath'>,
): (() => void) | undefined {
  switch (item.type) {
    case 'FOLDER':
      return onFolderOpen && (() => onFolderOpen(item));
    case 'WORKBOOK':
      return onWorkbookOpen && (() => onWorkbookOpen(item));
    case 'REPORT':
      return onReportOpen && (() => onReportOpen(item));
    default:
      return item satisfies never;
  }
}

export const itemIcons: Readonly<Record<ItemType, LucideIcon>> = {
  FOLDER: FolderIcon,
  WORKBOOK: LayoutDashboard,
  REPORT: ChartNoAxesColumn,
};
