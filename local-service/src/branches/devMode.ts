import { ServiceFailure } from '../http/ServiceFailure.js';
import { type BranchRecord, branchOf, type Deployments } from '../tenant/deployments/Deployments.js';
import type { UserRecord } from '../tenant/people/People.js';

/** The branch that the dev mode of a user works on. */
export function devBranchOf({ devModes, branches }: Deployments, deploymentId: number, userId: number): BranchRecord | undefined {
  const devMode = devModes.values().find((record) => record.deploymentId === deploymentId && record.userId === userId);
  return devMode && branches.find(devMode.branchId);
}

/** Turns the user's dev mode on, or moves it to another branch. */
export function enterDevMode(deployments: Deployments, { id: branchId, deploymentId }: BranchRecord, userId: number): void {
  leaveDevMode(deployments, deploymentId, userId);
  deployments.devModes.insert({ deploymentId, userId, branchId });
  updateRunning(deployments, branchId);
}

/** Turns the user's dev mode off. What is not committed stays on the branch. */
export function leaveDevMode(deployments: Deployments, deploymentId: number, userId: number): void {
  const { devModes } = deployments;
  for (const devMode of devModes.values()) {
    if (devMode.deploymentId !== deploymentId || devMode.userId !== userId) continue;
    devModes.remove(devMode.id);
    updateRunning(deployments, devMode.branchId);
  }
}

/** A branch runs for production, for its staging environment, or for whoever works on it. */
export function updateRunning({ deployments, branches, devModes }: Deployments, branchId: number): void {
  const branch = branches.find(branchId);
  if (branch === undefined) return;
  const isProduction = deployments.find(branch.deploymentId)?.deployBranchName === branch.name;
  const isWorkedOn = devModes.values().some((devMode) => devMode.branchId === branchId);
  branches.update(branchId, { isRunning: isProduction || branch.isStagingEnvironmentEnabled || isWorkedOn });
}

/** The personal dev branch of a user, made from the production branch when it is wanted for the first time. */
export function ensurePersonalBranch(deployments: Deployments, from: BranchRecord, user: UserRecord): BranchRecord {
  const { deploymentId } = from;
  const known = deployments.branches.values().find((branch) => branch.deploymentId === deploymentId && branch.devModeUserId === user.id);
  if (known !== undefined) return known;
  const base = `dev-${(user.email.split('@')[0] ?? '').replace(/[^\w.-]/g, '-').replace(/^\.+|(?<!\.)\.+$/g, '')}`;
  const name = branchOf(deployments, deploymentId, base) === undefined ? base : `${base}-${user.id}`;
  return insertBranch(deployments, { name, from, devModeUserId: user.id });
}

/** Makes a branch of the committed files of another. */
export function insertBranch(deployments: Deployments, { name, from, devModeUserId = null }: NewBranch): BranchRecord {
  const { branches, models } = deployments;
  const { deploymentId, name: parentBranch, lastHash } = from;
  checkBranchName(name);
  if (branchOf(deployments, deploymentId, name) !== undefined) {
    throw new ServiceFailure(409, `This deployment already has a branch "${name}".`);
  }
  const branch = branches.insert({
    deploymentId,
    name,
    parentBranch,
    lastHash,
    isStagingEnvironmentEnabled: false,
    devModeUserId,
    isRunning: false,
  });
  models.fork(branch.id, from.id);
  return branch;
}

interface NewBranch {
  readonly name: string;
  readonly from: BranchRecord;
  readonly devModeUserId?: number | null;
}

/** What git takes as the name of a branch, in short. */
function checkBranchName(name: string): void {
  const isWrong = /^[-/.]|[\s~^:?*[\\\u007f]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(name) || name.length > 244;
  if (isWrong) throw new ServiceFailure(400, `name "${name}" is not a valid branch name`);
}
