import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { MemberCaller } from '../callers/Caller.js';
import { isPermitted } from '../callers/policies.js';
import { accessSourcesOf } from '../embedding/embedShares.js';
import type { Tenant } from '../Tenant.js';
import type { WorkbookRecord } from '../workspace/Workspace.js';
import { canManage, canRead } from '../workspace/workspaceAccess.js';
import type { ExportSubject } from './readExportRequest.js';

/** Returns on whose account an export runs: the caller, who must manage the workbook and may download data. */
export function identityOfCaller(tenant: Tenant, caller: MemberCaller, workbook: WorkbookRecord): string {
  if (!canManage(tenant, caller, workbook)) throw new ServiceFailure(403, 'Exporting requires manage access to the workbook.');
  checkDownload(tenant, caller, workbook);
  return `user:${caller.user.id}`;
}

/** Like `identityOfCaller`, for another user: 404 if they are unknown or have no access, 403 if they may not see the dashboard. */
export function identityOfSubject(tenant: Tenant, subject: ExportSubject, workbook: WorkbookRecord): string {
  return subject.type === 'USER' ? identityOfUser(tenant, subject, workbook) : identityOfEmbedUser(tenant, subject, workbook);
}

function identityOfUser(tenant: Tenant, { userId, email }: ExportSubject, workbook: WorkbookRecord): string {
  const user = tenant.people.users
    .values()
    .find((one) => (userId === undefined || one.id === userId) && (email === undefined || one.email === email.toLowerCase()));
  if (user === undefined || user.isDeactivated) throw new ServiceFailure(404, 'The user to render as does not exist or is deactivated.');
  const caller: MemberCaller = { kind: 'session', user, isAdmin: user.isAdmin, apiKeyId: undefined, deploymentIds: undefined };
  if (!canRead(tenant, caller, workbook)) throw new ServiceFailure(403, 'The user to render as has no access to the dashboard.');
  checkDownload(tenant, caller, workbook);
  return `user:${user.id}`;
}

function identityOfEmbedUser(tenant: Tenant, { embedTenantName = '', externalId = '' }: ExportSubject, workbook: WorkbookRecord): string {
  const { tenants, users } = tenant.embedding;
  // Names of tenants are kept in lower case.
  const name = embedTenantName.toLowerCase();
  if (!tenants.values().some((one) => one.name === name)) throw new ServiceFailure(404, `There is no embed tenant "${embedTenantName}".`);
  const user = users.values().find((one) => one.embedTenantName === name && one.externalId === externalId);
  if (user === undefined || user.isDeactivated) {
    throw new ServiceFailure(404, 'The embed user to render as does not exist or is deactivated.');
  }
  if (accessSourcesOf(tenant, workbook, name).length === 0) {
    throw new ServiceFailure(403, `The dashboard is not shared with the embed tenant "${name}".`);
  }
  checkDownload(tenant, undefined, workbook);
  return `embed:${user.id}`;
}

/** A dashboard may keep its data to those who have the right to download any. */
function checkDownload({ people }: Tenant, member: MemberCaller | undefined, { deploymentId, dashboard }: WorkbookRecord): void {
  if (dashboard?.restrictDataDownload !== true) return;
  if (member !== undefined && isPermitted(member, 'DownloadData', people, { resourceType: 'Deployment', id: deploymentId })) return;
  throw new ServiceFailure(403, 'Downloads of this dashboard are restricted.');
}
