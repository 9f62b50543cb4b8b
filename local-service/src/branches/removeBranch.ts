import type { BranchRecord, Deployments } from '../tenant/deployments/Deployments.js';
import { removeUpstreamBranch } from '../tenant/deployments/RepositoryHost.js';

/** Deletes a branch: its children become its parent's, and dev modes on it end. */
export function removeBranch(
  deployments: Deployments,
  { id, deploymentId, name, parentBranch }: BranchRecord,
  options: RemoveOptions,
): void {
  const { branches, models, devModes, repositoryHost } = deployments;
  for (const child of branches.values()) {
    if (child.deploymentId === deploymentId && child.parentBranch === name) branches.update(child.id, { parentBranch });
  }
  for (const devMode of devModes.values()) {
    if (devMode.branchId === id) devModes.remove(devMode.id);
  }
  models.remove(id);
  branches.remove(id);
  if (options.removeOnUpstream) removeUpstreamBranch(repositoryHost, deploymentId, name);
}

interface RemoveOptions {
  /** Also deletes the branch of the repository. */
  readonly removeOnUpstream: boolean;
}
