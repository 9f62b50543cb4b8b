import type { ResourcePath } from './queryKeys.js';

/** Where the parts of a deployment live, for a mutation that changes several of them. */
export function deploymentParts(deploymentId: number, parts: readonly DeploymentPart[]): readonly ResourcePath[] {
  return parts.map((part) => ['deployments', deploymentId, part]);
}

/** What a commit changes: the last commit of its branch, the files, and the build that it begins. */
export const committedParts: readonly DeploymentPart[] = ['branches', 'data-model', 'build-status'];

/** Branches, what is in them, and what runs of them. */
export const branchParts: readonly DeploymentPart[] = ['branches', 'data-model', 'build-status', 'environments'];

export type DeploymentPart = 'branches' | 'build-status' | 'data-model' | 'detail' | 'environments' | 'logs' | 'pods' | 'settings';
