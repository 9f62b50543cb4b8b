import type { ListEmbedTenantWorkbooksParams } from '@parley/react/client';
import type { Tenant } from '../Tenant.js';
import type { WorkbookRecord } from '../workspace/Workspace.js';
import { folderChain } from '../workspace/workspaceTree.js';
import type { EmbedShareRecord } from './Embedding.js';

/** Ways by which a workbook reaches an embed tenant: its own share, the share of all embed users, or a folder's. */
export type AccessSource = NonNullable<ListEmbedTenantWorkbooksParams['accessSource']>;

export function accessSourcesOf(tenant: Tenant, workbook: WorkbookRecord, embedTenantName: string): readonly AccessSource[] {
  const folderIds = folderChain(tenant.workspace, workbook.folderId).map(({ id }) => id);
  const sources = tenant.embedding.shares.values().map((share) => sourceOf(share, { workbookId: workbook.id, folderIds, embedTenantName }));
  return sources.filter((source) => source !== undefined);
}

function sourceOf({ item, embedTenantName }: EmbedShareRecord, reached: ReachedWorkbook): AccessSource | undefined {
  if (embedTenantName !== null && embedTenantName !== reached.embedTenantName) return undefined;
  if (item.type === 'FOLDER') return reached.folderIds.includes(item.id) ? 'folder' : undefined;
  if (item.id !== reached.workbookId) return undefined;
  return embedTenantName === null ? 'allEmbedUsers' : 'tenant';
}

interface ReachedWorkbook {
  readonly workbookId: number;
  readonly folderIds: readonly number[];
  readonly embedTenantName: string;
}
