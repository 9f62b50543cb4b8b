import type { EmbedShareRecord } from '../embedding/Embedding.js';
import { createTable, type Table } from '../Table.js';
import type { Workspace } from '../workspace/Workspace.js';

/** Workbooks and folders shared with one embed tenant or with all embed users. */
export function seedEmbedShares({ workbooks, folders }: Workspace): Table<EmbedShareRecord> {
  const shares = createTable<EmbedShareRecord>();
  for (const { type, deploymentId, name, embedTenantNames } of sharePlans) {
    const items = type === 'WORKBOOK' ? workbooks.values() : folders.values();
    const item = items.find((candidate) => candidate.deploymentId === deploymentId && candidate.name === name);
    if (item === undefined) continue;
    for (const embedTenantName of embedTenantNames) shares.insert({ item: { type, id: item.id }, embedTenantName });
  }
  return shares;
}

interface SharePlan {
  readonly type: 'WORKBOOK' | 'FOLDER';
  readonly deploymentId: number;
  readonly name: string;
  readonly embedTenantNames: EmbedShareRecord['embedTenantName'][];
}

const sharePlans: readonly SharePlan[] = [
  { type: 'WORKBOOK', deploymentId: 1, name: 'Daily trading', embedTenantNames: [null] },
  { type: 'WORKBOOK', deploymentId: 1, name: 'Company scorecard', embedTenantNames: [null, 'nordlys-optik'] },
  { type: 'WORKBOOK', deploymentId: 1, name: 'Revenue overview', embedTenantNames: ['harbor-goods', 'sakura-foods'] },
  // Shared, but its dashboard may not be embedded.
  { type: 'WORKBOOK', deploymentId: 1, name: 'Cost of goods sold', embedTenantNames: ['harbor-goods'] },
  { type: 'WORKBOOK', deploymentId: 1, name: 'Member growth', embedTenantNames: ['harbor-goods', 'petit-jardin'] },
  { type: 'FOLDER', deploymentId: 1, name: 'Marketing', embedTenantNames: ['harbor-goods', 'dar-al-tawabil'] },
  { type: 'FOLDER', deploymentId: 1, name: 'Merchandising', embedTenantNames: ['sakura-foods'] },
  { type: 'FOLDER', deploymentId: 1, name: 'Store operations', embedTenantNames: [null] },
  { type: 'WORKBOOK', deploymentId: 2, name: 'Daily trading', embedTenantNames: ['harbor-goods'] },
];
