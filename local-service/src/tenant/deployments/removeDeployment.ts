import { removeWhere } from '../removeWhere.js';
import type { Tenant } from '../Tenant.js';

/** Takes a deployment away with everything in it, so that no list of the account shows any of it. */
export function removeDeployment({ deployments, workspace, embedding }: Tenant, deploymentId: number): void {
  const isInside = (record: { readonly deploymentId: number }) => record.deploymentId === deploymentId;
  const tablesByType = { WORKBOOK: workspace.workbooks, FOLDER: workspace.folders };
  removeWhere(embedding.shares, ({ item }) => tablesByType[item.type].find(item.id)?.deploymentId === deploymentId);
  removeWhere(workspace.reports, isInside);
  removeWhere(workspace.workbooks, isInside);
  removeWhere(workspace.folders, isInside);
  for (const { id } of deployments.branches.values().filter(isInside)) deployments.models.remove(id);
  removeWhere(deployments.branches, isInside);
  removeWhere(deployments.devModes, isInside);
  removeWhere(deployments.builds, isInside);
  deployments.deployments.remove(deploymentId);
}
