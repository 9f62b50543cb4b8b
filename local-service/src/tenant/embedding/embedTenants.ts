import { ServiceFailure } from '../../http/ServiceFailure.js';
import { removeWhere } from '../removeWhere.js';
import type { Tenant } from '../Tenant.js';
import { deleteItem } from '../workspace/workspaceChanges.js';
import type { Embedding, EmbedTenantRecord } from './Embedding.js';

export function requireEmbedTenant(embedding: Embedding, name: string): EmbedTenantRecord {
  const tenant = findEmbedTenant(embedding, name);
  if (tenant === undefined) throw new ServiceFailure(404, `There is no embed tenant "${name}".`);
  return tenant;
}

/** Makes the tenant where there is none yet. A display name, where one is given, replaces the one before. */
export function ensureEmbedTenant({ embedding, clock }: Tenant, name: string, displayName?: string | null): EmbedTenantRecord {
  const tenant = findEmbedTenant(embedding, name);
  if (tenant === undefined) return embedding.tenants.insert({ name, displayName: displayName ?? null, createdAt: clock() });
  if (displayName === undefined || displayName === null) return tenant;
  return embedding.tenants.update(tenant.id, { displayName }) ?? tenant;
}

/** Removes the tenant with all that is in it, the copies of workbooks included that its creators made. */
export function removeEmbedTenant(tenant: Tenant, name: string): void {
  const { tenants, users, groups, shares, comments } = tenant.embedding;
  const isInside = ({ embedTenantName }: { readonly embedTenantName: string | null }): boolean => embedTenantName === name;
  for (const { item } of shares.values().filter(isInside)) {
    const workbook = item.type === 'WORKBOOK' ? tenant.workspace.workbooks.find(item.id) : undefined;
    if (workbook?.ownerId === null) deleteItem(tenant, workbook);
  }
  removeWhere(comments, isInside);
  removeWhere(shares, isInside);
  removeWhere(groups, isInside);
  removeWhere(users, isInside);
  removeWhere(tenants, (record) => record.name === name);
}

/** Refuses with 400 a name that no tenant can have. */
export function checkEmbedTenantName(name: string): string {
  if (/^[a-z][a-z0-9-]{0,34}[a-z0-9]$/.test(name)) return name;
  throw new ServiceFailure(
    400,
    'embedTenantName must be 2 to 36 lowercase letters, digits and hyphens, start with a letter and end with a letter or digit',
  );
}

function findEmbedTenant({ tenants }: Embedding, name: string): EmbedTenantRecord | undefined {
  return tenants.values().find((tenant) => tenant.name === name);
}
