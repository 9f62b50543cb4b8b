import type { Context } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { MemberCaller } from '../tenant/callers/Caller.js';
import { requireMember } from '../tenant/callers/guards.js';
import { type BranchRecord, branchOf, type DeploymentRecord, type Deployments } from '../tenant/deployments/Deployments.js';
import { devBranchOf } from './devMode.js';

/** The user and the deployment of a request of the build API. Embed sessions are refused. */
export interface BuildRequest {
  readonly deployment: DeploymentRecord;
  readonly caller: MemberCaller;
}

export function buildRequest(context: Context<ManagementEnv>, { deployments }: Deployments): BuildRequest {
  const caller = requireMember(context.get('caller'));
  const deployment = deployments.find(pathId(context, 'deploymentId'));
  if (deployment === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
  return { deployment, caller };
}

export function requireBranch(deployments: Deployments, deploymentId: number, name: string): BranchRecord {
  const branch = branchOf(deployments, deploymentId, name);
  if (branch === undefined) throw branchNotFound(name);
  return branch;
}

/** The branch of that name, or the production branch without one. */
export function requireBranchOrDeployBranch(
  deployments: Deployments,
  { id, deployBranchName }: DeploymentRecord,
  name: string | undefined = deployBranchName,
): BranchRecord {
  return requireBranch(deployments, id, name);
}

export interface NamedBranch {
  readonly branchId?: number | null | undefined;
  readonly branchName?: string | null | undefined;
}

/** The branch that `branchId`, `branchName` or both identify; `undefined` if the input has neither. */
export function namedBranch(
  deployments: Deployments,
  deploymentId: number,
  { branchId: id, branchName: name }: NamedBranch,
): BranchRecord | undefined {
  const branch = typeof id === 'number' ? deployments.branches.find(id) : undefined;
  if (typeof id === 'number' && branch?.deploymentId !== deploymentId) throw branchNotFound(id);
  if (typeof name !== 'string') return branch;
  if (branch !== undefined && branch.name !== name) throw invalid('branchName', `does not match branchId ${id}`);
  return requireBranch(deployments, deploymentId, name);
}

/** The branch of the caller's dev mode; 400 where it is off. */
export function requireDevBranch(deployments: Deployments, { deployment, caller }: BuildRequest): BranchRecord {
  const branch = devBranchOf(deployments, deployment.id, caller.user.id);
  if (branch === undefined) throw new ServiceFailure(400, 'Dev mode is off. Turn it on or specify a branch.');
  return branch;
}

/** 403 for someone else's personal dev branch. */
export function requireOwnOrShared({ devModeUserId, name }: BranchRecord, { user }: MemberCaller): void {
  if (devModeUserId !== null && devModeUserId !== user.id) {
    throw new ServiceFailure(403, `"${name}" is another user's personal dev branch.`);
  }
}

/** As `requireOwnOrShared`, but admins may tidy up after others. */
export function requireManageable(branch: BranchRecord, caller: MemberCaller): void {
  if (!caller.isAdmin) requireOwnOrShared(branch, caller);
}

/** 403 where the deployment keeps its production branch from being changed in this way. */
export function requireMergeAllowed({ name, deployBranchReadOnly, deployBranchMergeAllowed }: DeploymentRecord): void {
  if (deployBranchReadOnly || !deployBranchMergeAllowed) {
    throw new ServiceFailure(403, `"${name}" does not allow merging into its production branch.`);
  }
}

/** Files are written only on a branch that the caller's dev mode is on: the one given, or the one of the dev mode. */
export function requireWritableBranch(deployments: Deployments, request: BuildRequest, named: BranchRecord | undefined): BranchRecord {
  const { deployment, caller } = request;
  if (named === undefined) return requireDevBranch(deployments, request);
  requireOwnOrShared(named, caller);
  if (devBranchOf(deployments, deployment.id, caller.user.id)?.id !== named.id) {
    throw new ServiceFailure(400, `You can change files only on your dev-mode branch, and "${named.name}" is not in dev mode.`);
  }
  return named;
}

function branchNotFound(branch: string | number): ServiceFailure {
  return new ServiceFailure(404, `There is no branch ${typeof branch === 'number' ? branch : `"${branch}"`} in this deployment.`);
}
