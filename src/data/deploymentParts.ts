import type { everyId, ResourcePath } from './queryKeys.js';

/** Returns the keys of a deployment's parts, for mutations that change several of them. */
export function deploymentParts(deploymentId: number | typeof everyId, parts: readonly DeploymentPart[]): readonly ResourcePath[] {
  return parts.map((part) => ['deployments', deploymentId, part]);
}

/** The parts that a commit changes: the last commit of its branch, the files, and the build that it starts. */
export const committedParts: readonly DeploymentPart[] = ['branches', 'data-model', 'build-status'];

/** Branches, what is in them, and what runs of them. */
export const branchParts: readonly DeploymentPart[] = ['branches', 'data-model', 'build-status', 'environments'];

/** The parts that show a workbook together with its dashboard. */
export const workbookParts: readonly DeploymentPart[] = ['workbooks', 'workspace', 'shared-workspace', 'embed-tenants'];

export type DeploymentPart =
  | 'branches'
  | 'build-status'
  | 'data-model'
  | 'detail'
  | 'embed-tenants'
  | 'environments'
  | 'folders'
  | 'logs'
  | 'notifications'
  | 'pods'
  | 'reports'
  | 'settings'
  | 'shared-workspace'
  | 'workbooks'
  | 'workspace';
