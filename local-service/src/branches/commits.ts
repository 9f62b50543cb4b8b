import { deploymentId as servedDeployment } from '../addresses.js';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { showModelPath } from '../data-model/modelPath.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { type BranchRecord, branchOf, type Deployments, isDeployBranch } from '../tenant/deployments/Deployments.js';
import { addUpstreamBranch } from '../tenant/deployments/RepositoryHost.js';
import { areSameFiles } from './changeFiles.js';
import { mergeFiles } from './mergeFiles.js';

/** Makes the files the newest commit of a branch, and builds what runs of it. What is not committed there stays on top. */
export function commitFiles(deployments: Deployments, branch: BranchRecord, { files, now }: Commit): BranchRecord {
  const { branches, models, repositoryHost } = deployments;
  const { committed, working, upstream } = models.of(branch.id);
  if (isServedProduction(deployments, branch)) deployments.beforeCommit?.(files, committed);
  const onto = (ours: ModelFiles): ModelFiles => mergeFiles({ base: committed, ours, theirs: files }).files;
  models.change(branch.id, { committed: files, working: onto(working), upstream: upstream && onto(upstream) });
  const after = branches.update(branch.id, { lastHash: models.newHash() }) ?? branch;
  addUpstreamBranch(repositoryHost, branch.deploymentId, branch.name);
  requestBuild(deployments, after, now);
  return after;
}

/** True for the production branch of the deployment that has a warehouse. */
function isServedProduction(deployments: Deployments, branch: BranchRecord): boolean {
  return String(branch.deploymentId) === servedDeployment && isDeployBranch(deployments, branch);
}

/** Says whether there was anything to commit. With `resolvesConflict`, what the parent has by now comes in first, and the branch wins. */
export function commitWork(deployments: Deployments, branch: BranchRecord, { resolvesConflict, now }: WorkCommit): boolean {
  const { committed, working } = deployments.models.of(branch.id);
  const files = resolvesConflict ? withParent(deployments, branch, working) : working;
  if (!resolvesConflict && areSameFiles(files, committed)) return false;
  deployments.models.change(branch.id, { working: files });
  commitFiles(deployments, branch, { files, now });
  return true;
}

/** Merges what is committed on a branch into another, all or nothing. Says whether there was anything to merge. */
export function mergeBranch(deployments: Deployments, { from, into, now }: Merge): boolean {
  const { models } = deployments;
  const { committed: theirs, working, commonFiles } = models.of(from.id);
  if (!areSameFiles(theirs, working)) throw new ServiceFailure(400, `"${from.name}" has uncommitted changes. Commit them first.`);
  const ours = models.of(into.id).committed;
  const { files, conflicts } = mergeFiles({ base: commonFiles.get(into.id) ?? new Map(), ours, theirs });
  if (conflicts.length > 0) {
    const paths = conflicts.map(showModelPath).join(', ');
    throw new ServiceFailure(409, `"${from.name}" and "${into.name}" both changed these files: ${paths}.`);
  }
  const hasChanges = !areSameFiles(files, ours);
  if (hasChanges) commitFiles(deployments, into, { files, now });
  models.change(from.id, { commonFiles: new Map([...commonFiles, [into.id, theirs]]) });
  return hasChanges;
}

/** Takes what the repository has that the branch lacks. Says whether a build began. */
export function pullBranch(deployments: Deployments, branch: BranchRecord, now: number): boolean {
  const { committed, working, upstream } = deployments.models.of(branch.id);
  if (upstream === null) return false;
  const { conflicts } = mergeFiles({ base: committed, ours: working, theirs: upstream });
  if (conflicts.length > 0) {
    const paths = conflicts.map(showModelPath).join(', ');
    throw new ServiceFailure(409, `The repository changed files that have uncommitted changes here: ${paths}.`);
  }
  deployments.models.change(branch.id, { upstream: null });
  commitFiles(deployments, branch, { files: upstream, now });
  return branch.isRunning;
}

/** Notes that a build of a branch began, where anything runs of it. */
export function requestBuild({ builds }: Deployments, { deploymentId, name, lastHash, isRunning }: BranchRecord, now: number): void {
  if (isRunning) builds.insert({ deploymentId, branchName: name, lastHash, startedAt: now });
}

interface Commit {
  readonly files: ModelFiles;
  readonly now: number;
}

interface WorkCommit {
  readonly resolvesConflict: boolean;
  readonly now: number;
}

interface Merge {
  readonly from: BranchRecord;
  readonly into: BranchRecord;
  readonly now: number;
}

function withParent(deployments: Deployments, branch: BranchRecord, ours: ModelFiles): ModelFiles {
  const { models } = deployments;
  const parent = branch.parentBranch === null ? undefined : branchOf(deployments, branch.deploymentId, branch.parentBranch);
  if (parent === undefined) return ours;
  const { commonFiles } = models.of(branch.id);
  const theirs = models.of(parent.id).committed;
  models.change(branch.id, { commonFiles: new Map([...commonFiles, [parent.id, theirs]]) });
  return mergeFiles({ base: commonFiles.get(parent.id) ?? new Map(), ours, theirs }).files;
}
