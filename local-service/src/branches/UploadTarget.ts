import type { UploadTarget as UploadTargetInput } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { rootPrefix } from '../data-model/modelPath.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { type BranchRecord, type Deployments, isDeployBranch } from '../tenant/deployments/Deployments.js';
import { type BuildRequest, requireBranch, requireBranchOrDeployBranch, requireOwnOrShared, requireWritableBranch } from './branchRules.js';

/** Where an upload goes, as its query says. */
export interface UploadTarget {
  readonly branch: BranchRecord;
  /** Into what is not committed yet, on a dev-mode branch, instead of a commit. */
  readonly isLive: boolean;
  /** What the paths of the upload are below: nothing, or a folder with its slash. */
  readonly prefix: string;
}

export function readUploadTarget(input: UploadTargetInput, deployments: Deployments, request: BuildRequest): UploadTarget {
  const { deployment, caller } = request;
  const isLive = input.live ?? false;
  const branchName = input.branchName ?? undefined;
  if (branchName === '') throw invalid('branchName', 'must not be empty');
  const prefix = input.useDeployProjectRoot === true ? rootPrefix(deployment.deployProjectRoot) : '';
  if (isLive) {
    const named = branchName === undefined ? undefined : requireBranch(deployments, deployment.id, branchName);
    return { branch: requireWritableBranch(deployments, request, named), isLive, prefix };
  }
  const branch = requireBranchOrDeployBranch(deployments, deployment, branchName);
  requireOwnOrShared(branch, caller);
  return { branch, isLive, prefix };
}

/** 403 for a production branch that is read-only. */
export function requireUploadAllowed(deployments: Deployments, { branch }: UploadTarget, { deployment }: BuildRequest): void {
  if (deployment.deployBranchReadOnly && isDeployBranch(deployments, branch)) {
    throw new ServiceFailure(403, `The production branch of "${deployment.name}" is read-only.`);
  }
}

/** The files that an upload would replace, by their paths in the repository. */
export function filesAt({ models }: Deployments, { branch, isLive, prefix }: UploadTarget): ModelFiles {
  const { committed, working } = models.of(branch.id);
  return new Map([...(isLive ? working : committed)].filter(([path]) => path.startsWith(prefix)));
}
