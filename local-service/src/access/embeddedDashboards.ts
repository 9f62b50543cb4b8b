import type { Dashboard } from '@parley/react/client';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { requireDeploymentAccess } from '../tenant/callers/guards.js';
import { canBeEmbedded } from '../tenant/embedding/Embedding.js';
import type { Tenant } from '../tenant/Tenant.js';
import type { WorkbookRecord } from '../tenant/workspace/Workspace.js';
import { canRead } from '../tenant/workspace/workspaceAccess.js';

/** A workbook that has a published dashboard. */
export type PublishedWorkbook = WorkbookRecord & { readonly dashboard: Dashboard };

/** The published dashboard of this id; 404 if there is none. */
export function requirePublishedWorkbook({ workspace }: Tenant, publicId: string): PublishedWorkbook {
  const workbook = workspace.workbooks
    .values()
    .filter(isPublished)
    .find(({ dashboard }) => dashboard.publicId === publicId);
  return workbook ?? refuseUnseen(publicId);
}

/** A dashboard as it is embedded: 404 if the caller may not see it, 403 if it may not be embedded. */
export function openEmbeddedDashboard(tenant: Tenant, caller: Caller, publicId: string): Dashboard {
  const workbook = requirePublishedWorkbook(tenant, publicId);
  if (caller.kind !== 'embed') requireDeploymentAccess(caller, workbook.deploymentId);
  if (!canRead(tenant, caller, workbook)) refuseUnseen(publicId);
  if (!workbook.dashboard.allowEmbed || !canBeEmbedded(tenant.embedding, workbook.deploymentId)) {
    throw new ServiceFailure(403, 'Embedding is not enabled for this dashboard. Ask an admin to enable it.');
  }
  return workbook.dashboard;
}

function isPublished(workbook: WorkbookRecord): workbook is PublishedWorkbook {
  return workbook.dashboard?.status === 'published';
}

function refuseUnseen(publicId: string): never {
  throw new ServiceFailure(404, `There is no dashboard "${publicId}".`);
}
