import type { ItemType, WorkspaceObjectsParams } from '@parley/react/client';
import type { Direction, Order } from '../../http/pageOf.js';
import type { Tenant } from '../Tenant.js';
import { folderIdOf, itemTypeOf, type WorkspaceItemRecord } from './workspaceTree.js';

/** What of a workspace is listed, and in which order. */
export interface WorkspaceQuery {
  /** `null` for the root. */
  readonly folderId: number | null;
  readonly types: readonly ItemType[] | undefined;
  /** Part of a name; goes through all folders. */
  readonly search: string;
  readonly orderBy: WorkspaceOrder;
  readonly direction: Direction;
}

type WorkspaceOrder = NonNullable<WorkspaceObjectsParams['orderByField']>;

/** Items of a deployment that pass `isShown`. One in a folder that is not shown itself stands at the root. */
export function listWorkspace(
  tenant: Tenant,
  deploymentId: number,
  query: WorkspaceQuery,
  isShown: IsShown,
): readonly WorkspaceItemRecord[] {
  const { folders, workbooks, reports } = tenant.workspace;
  // Reports of a workbook are inside it, and not listed beside it.
  const free = reports.values().filter(({ workbookId }) => workbookId === null);
  const items: readonly WorkspaceItemRecord[] = [...folders.values(), ...workbooks.values(), ...free];
  const shown = items.filter((item) => item.deploymentId === deploymentId && isShown(item));
  const folderIds = new Set(shown.filter((item) => itemTypeOf(item) === 'FOLDER').map(({ id }) => id));
  const search = query.search.trim().toLowerCase();
  return shown.filter((item) => {
    const folderId = folderIdOf(item);
    const listedIn = folderId !== null && folderIds.has(folderId) ? folderId : null;
    const isHere = search === '' ? listedIn === query.folderId : item.name.toLowerCase().includes(search);
    return isHere && (query.types === undefined || query.types.includes(itemTypeOf(item)));
  });
}

export type IsShown = (item: WorkspaceItemRecord) => boolean;

/** Folders first, whatever the direction. */
export function workspaceOrder({ orderBy, direction }: WorkspaceQuery): Order<WorkspaceItemRecord> {
  return {
    keyOf: (item) => [itemTypeOf(item) === 'FOLDER' ? 0 : 1, sortValues[orderBy](item), itemTypeOf(item), item.id],
    directions: ['ASC', direction],
  };
}

const sortValues: Readonly<Record<WorkspaceOrder, (item: WorkspaceItemRecord) => string | number | null>> = {
  name: ({ name }) => name.toLowerCase(),
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
  viewer_last_viewed_at: (item) => ('parentId' in item ? null : item.lastViewedAt),
};
