import { invalid } from '../../http/fields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Caller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import type { WorkbookRecord, Workspace } from './Workspace.js';
import { canEdit } from './workspaceAccess.js';

/** A slug as it is kept: trimmed, in lower case. 400 for an empty one. */
export function readSlug(text: string): string {
  const slug = text.trim().toLowerCase();
  if (slug === '') throw invalid('slug', 'must not be empty');
  return slug;
}

export function workbookBySlug({ workbooks }: Workspace, deploymentId: number, slug: string): WorkbookRecord | undefined {
  return workbooks.values().find((workbook) => workbook.deploymentId === deploymentId && workbook.slug === slug);
}

/** Makes the slug free for this workbook: 409 while another one has it, which loses it on a takeover. */
export function claimSlug(tenant: Tenant, { caller, workbook, slug, isTakeover }: SlugClaim): void {
  const holder = workbookBySlug(tenant.workspace, workbook.deploymentId, slug);
  if (holder === undefined || holder.id === workbook.id) return;
  if (!isTakeover)
    throw new ServiceFailure(409, `Another workbook has the slug "${slug}". Choose a different slug, or take this one over.`);
  if (!canEdit(tenant, caller, holder)) throw new ServiceFailure(403, `You do not have permission to take over the slug "${slug}".`);
  tenant.workspace.workbooks.update(holder.id, { slug: null, updatedAt: tenant.clock() });
}

interface SlugClaim {
  readonly caller: Caller;
  readonly workbook: WorkbookRecord;
  readonly slug: string;
  readonly isTakeover: boolean;
}
