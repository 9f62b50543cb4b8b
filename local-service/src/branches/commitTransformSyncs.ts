import type { ModelFiles } from '../data-model/BranchModels.js';
import { rootPrefix } from '../data-model/modelPath.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { type BranchRecord, branchOf, type Deployments } from '../tenant/deployments/Deployments.js';
import type { Table } from '../tenant/Table.js';
import type { Tenant } from '../tenant/Tenant.js';
import { generateFiles } from '../tenant/transform-sync/generateFiles.js';
import { runStateAt } from '../tenant/transform-sync/runStateAt.js';
import type { TransformSyncFailure, TransformSyncRecord } from '../tenant/transform-sync/TransformSyncRecord.js';
import { areSameFiles, putFiles } from './changeFiles.js';
import { commitFiles } from './commits.js';
import { insertBranch } from './devMode.js';

/** Commits what runs have generated that are completed by now. Asked before each request, so that nothing sees the files late. */
export function commitTransformSyncs(runs: Table<TransformSyncRecord>, { deployments, clock }: Tenant): void {
  for (const run of runs.values()) {
    if (!run.awaitsCommit) continue;
    const { status, endedAt } = runStateAt(run, clock());
    if (status !== 'COMPLETED' || endedAt === undefined) continue;
    runs.update(run.id, { awaitsCommit: false, failure: commitRun(deployments, run, endedAt) });
  }
}

/** Gives why it could not be committed: the branch may have changed, or gone, while the run was going on. */
function commitRun(deployments: Deployments, run: TransformSyncRecord, now: number): TransformSyncFailure | null {
  const { deploymentId, branchName, project } = run;
  const deployment = deployments.deployments.find(deploymentId);
  const branch = branchOf(deployments, deploymentId, branchName) ?? (run.isOwnBranch ? makeBranch(deployments, run) : undefined);
  if (deployment === undefined || branch === undefined) return writingFailed(`The deployment no longer has a branch "${branchName}".`);
  const prefix = rootPrefix(deployment.deployProjectRoot);
  const generated: ModelFiles = new Map(generateFiles(project).map(({ path, content }) => [prefix + path, content]));
  const { committed } = deployments.models.of(branch.id);
  try {
    const files = putFiles(committed, generated);
    if (!areSameFiles(files, committed)) commitFiles(deployments, branch, { files, now });
    return null;
  } catch (error) {
    if (error instanceof ServiceFailure) return writingFailed(error.message);
    throw error;
  }
}

function makeBranch(deployments: Deployments, { deploymentId, branchName }: TransformSyncRecord): BranchRecord | undefined {
  const production = deployments.deployments.find(deploymentId)?.deployBranchName;
  const from = production === undefined ? undefined : branchOf(deployments, deploymentId, production);
  return from && insertBranch(deployments, { name: branchName, from });
}

function writingFailed(message: string): TransformSyncFailure {
  return { stage: 'WRITING_SERVICE_FILES', message };
}
