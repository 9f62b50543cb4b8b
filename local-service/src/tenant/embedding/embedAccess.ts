import type { EmbedAccessAction, EmbedAccessResponse, UpdateEmbedAccessInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { withoutNulls } from '../../http/givenFields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import { removeWhere } from '../removeWhere.js';
import type { Tenant } from '../Tenant.js';
import type { WorkbookRecord } from '../workspace/Workspace.js';
import type { Embedding, EmbedShareRecord } from './Embedding.js';
import { requireEmbedTenant } from './embedTenants.js';

/** With whom the workbook itself is shared; what a folder around it adds is not listed here. */
export function embedAccessOf(embedding: Embedding, { id, dashboard }: WorkbookRecord): EmbedAccessResponse {
  const shares = embedding.shares.values().filter(({ item }) => item.type === 'WORKBOOK' && item.id === id);
  const isForAll = shares.some(({ embedTenantName }) => embedTenantName === null);
  const tenants = embedding.tenants.values().filter(({ name }) => shares.some(({ embedTenantName }) => embedTenantName === name));
  return {
    allowEmbed: dashboard?.allowEmbed ?? false,
    allEmbedUsers: { enabled: isForAll, action: isForAll ? 'read' : 'none', groupId: allEmbedUsersGroupId },
    tenants: tenants
      .map((tenant) => ({ embedTenantName: tenant.name, groupId: allEmbedUsersGroupId + tenant.id, action: 'read' as const }))
      .sort((one, other) => (one.embedTenantName < other.embedTenantName ? -1 : 1)),
  };
}

/** What one request changes: the share with one target, whether the dashboard may be embedded, or both. */
export interface AccessChange {
  readonly share: ShareChange | undefined;
  readonly allowEmbed: boolean | undefined;
}

interface ShareChange {
  /** `null` for all embed users. */
  readonly embedTenantName: string | null;
  readonly action: EmbedAccessAction;
}

export function readAccessChange(input: UpdateEmbedAccessInput): AccessChange {
  const { embedTenantName, allEmbedUsers, action, allowEmbed } = withoutNulls(input);
  const isForAll = allEmbedUsers === true;
  if (embedTenantName !== undefined && isForAll) throw invalid('allEmbedUsers', 'cannot be combined with embedTenantName');
  const hasTarget = embedTenantName !== undefined || isForAll;
  if (hasTarget && action === undefined) throw invalid('action', 'is required with a target');
  if (!hasTarget && action !== undefined) throw invalid('action', 'requires embedTenantName or allEmbedUsers');
  if (action === undefined && allowEmbed === undefined) throw new ServiceFailure(400, 'The request contains no change.');
  return { share: action && { embedTenantName: embedTenantName ?? null, action }, allowEmbed };
}

/** Gives the workbook as it is then. Changes nothing where it refuses. */
export function applyAccessChange(
  { embedding, workspace }: Tenant,
  workbook: WorkbookRecord,
  { share, allowEmbed }: AccessChange,
): WorkbookRecord {
  const { id, dashboard } = workbook;
  if (share !== undefined && share.embedTenantName !== null) requireEmbedTenant(embedding, share.embedTenantName);
  if (allowEmbed !== undefined && dashboard === null) throw invalid('allowEmbed', 'needs a published dashboard');
  if (share !== undefined) setShare(embedding, { item: { type: 'WORKBOOK', id }, embedTenantName: share.embedTenantName }, share.action);
  if (allowEmbed === undefined || dashboard === null) return workbook;
  return workspace.workbooks.update(id, { dashboard: { ...dashboard, allowEmbed } }) ?? workbook;
}

function setShare({ shares }: Embedding, share: Omit<EmbedShareRecord, 'id'>, action: EmbedAccessAction): void {
  const isSame = ({ item, embedTenantName }: EmbedShareRecord): boolean =>
    item.type === share.item.type && item.id === share.item.id && embedTenantName === share.embedTenantName;
  if (action === 'none') removeWhere(shares, isSame);
  else if (!shares.values().some(isSame)) shares.insert(share);
}

/** The service's own group of all embed users; those of single tenants follow it. */
const allEmbedUsersGroupId = 100_000;
