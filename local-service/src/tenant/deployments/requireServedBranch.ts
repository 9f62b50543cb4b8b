import { ServiceFailure } from '../../http/ServiceFailure.js';
import { branchOf, type Deployments } from './Deployments.js';

/** Refuses a branch of another deployment with 404, and one that nothing runs on with 400. Production is always served. */
export function requireServedBranch(deployments: Deployments, deploymentId: number, branchName: string | undefined): void {
  if (branchName === undefined || branchName === deployments.deployments.find(deploymentId)?.deployBranchName) return;
  const branch = branchOf(deployments, deploymentId, branchName);
  if (branch === undefined) throw new ServiceFailure(404, `"${branchName}" is not a branch of deployment ${deploymentId}.`);
  if (!branch.isRunning) throw new ServiceFailure(400, `The branch "${branchName}" has no running services.`);
}
