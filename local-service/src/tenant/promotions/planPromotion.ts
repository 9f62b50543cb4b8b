import { invalid } from '../../http/fields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { MemberCaller } from '../callers/Caller.js';
import { requireDeploymentAccess } from '../callers/guards.js';
import type { Tenant } from '../Tenant.js';
import { promotedContentOf } from '../workspace/promotedContent.js';
import type { FolderRecord, PromotionLinkRecord, WorkbookRecord, Workspace } from '../workspace/Workspace.js';
import { requireItem, requireTargetFolder } from '../workspace/workspaceAccess.js';

/** A promotion as things stand now, before anything is compared or changed. */
export interface PromotionPlan {
  readonly source: WorkbookRecord;
  readonly sourceContent: string;
  readonly targetDeploymentId: number;
  /** For a workbook that is made; one that is there stays in its folder. */
  readonly targetFolder: FolderRecord | undefined;
  readonly destination: PromotionDestination | undefined;
}

/** The workbook that earlier promotions of the source made in the deployment. */
export interface PromotionDestination {
  readonly link: PromotionLinkRecord;
  readonly workbook: WorkbookRecord;
  readonly content: string;
  /** True if it was edited since the last promotion. */
  readonly isDiverged: boolean;
}

/** What both the preview and the promotion itself begin with; refuses what no override allows. */
export function planPromotion(tenant: Tenant, caller: MemberCaller, request: PromotionRequest): PromotionPlan {
  const { deploymentId, workbookId, targetDeploymentId, targetFolderId } = request;
  const { workspace } = tenant;
  requireTargetDeployment(tenant, caller, request);
  const source = requireItem(tenant, workspace.workbooks, { caller, deploymentId, id: workbookId, to: 'edit' });
  if (source.dashboard === null) throw new ServiceFailure(400, 'Publish the dashboard of this workbook before promoting it.');
  const targetFolder = requireTargetFolder(tenant, caller, targetDeploymentId, targetFolderId);
  const link = linkTo(workspace, source, targetDeploymentId);
  return {
    source,
    sourceContent: promotedContentOf(workspace, source),
    targetDeploymentId,
    targetFolder,
    destination: link && destinationOf(tenant, caller, link),
  };
}

/** 403 if the credential does not cover the deployment, 404 if there is none. */
export function requireTargetDeployment(
  tenant: Tenant,
  caller: MemberCaller,
  { deploymentId, targetDeploymentId }: PromotionRequest,
): void {
  requireDeploymentAccess(caller, targetDeploymentId);
  if (tenant.deployments.deployments.find(targetDeploymentId) === undefined) {
    throw new ServiceFailure(404, `There is no deployment ${targetDeploymentId}.`);
  }
  if (targetDeploymentId === deploymentId) throw invalid('targetDeploymentId', 'must be a different deployment');
}

export interface PromotionRequest {
  readonly deploymentId: number;
  readonly workbookId: number;
  readonly targetDeploymentId: number;
  readonly targetFolderId: number | null;
}

/** The last link whose workbook is still there; a deleted one is created again, under its own link. */
function linkTo({ promotionLinks, workbooks }: Workspace, { id }: WorkbookRecord, deploymentId: number): PromotionLinkRecord | undefined {
  return promotionLinks
    .values()
    .findLast(
      ({ source, target }) =>
        source.workbookId === id && target.deploymentId === deploymentId && workbooks.find(target.workbookId) !== undefined,
    );
}

function destinationOf(tenant: Tenant, caller: MemberCaller, link: PromotionLinkRecord): PromotionDestination {
  const { deploymentId, workbookId: id } = link.target;
  const workbook = requireItem(tenant, tenant.workspace.workbooks, { caller, deploymentId, id, to: 'edit' });
  const content = promotedContentOf(tenant.workspace, workbook);
  return { link, workbook, content, isDiverged: content !== link.promotedContent };
}
