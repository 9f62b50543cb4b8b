import type { BuildStatusResponse, DataModelValidationError } from '@parley/react/client';
import { createRandom } from '../../random.js';
import { toTimestamp } from '../times.js';
import type { BranchRecord, DeploymentRecord, Deployments } from './Deployments.js';

/** How far the last build of a branch is by now: queued, building, then ready, or failed where its model does not compile. */
export function buildStatusOf(deployments: Deployments, { deployment, branch, errors, now }: BuiltBranch): BuildStatusResponse {
  const { deployBranchName, createdAt } = deployment;
  const isProduction = branch.name === deployBranchName;
  const build = deployments.builds.values().findLast(({ deploymentId, branchName }) => {
    return deploymentId === deployment.id && branchName === branch.name;
  });
  const isBuilt = branch.isRunning && (!isProduction || isSetUp(deployment));
  const job = { id: build?.id ?? null, startedAt: build?.startedAt ?? createdAt, errorText: errors.map(errorLine).join('\n') || null };
  return {
    deploymentId: deployment.id,
    branchName: branch.name,
    mode: isProduction ? 'production' : branch.isStagingEnvironmentEnabled ? 'staging' : 'development',
    lastHash: branch.lastHash,
    filesHash: hashOf(branch.lastHash),
    ...(isBuilt ? progressOf(job, now) : nothingBuilt),
  };
}

export function isSetUp({ creationStep }: DeploymentRecord): boolean {
  return creationStep === 'ready';
}

function progressOf({ id: buildJobId, startedAt, errorText }: BuildJob, now: number) {
  const step = buildSteps.findLast(({ afterMs }) => now - startedAt >= afterMs) ?? buildSteps[0];
  const common = { buildJobId, updatedAt: toTimestamp(startedAt + step.afterMs) };
  if (step.status === 'ready' && errorText !== null) {
    return { ...common, status: 'failed', deploymentStatus: 'not_deployed', errorText };
  }
  return { ...common, status: step.status, deploymentStatus: step.deploymentStatus, errorText: null };
}

interface BuildJob {
  readonly id: number | null;
  readonly startedAt: number;
  readonly errorText: string | null;
}

const buildSteps = [
  { afterMs: 0, status: 'queued', deploymentStatus: 'pending' },
  { afterMs: 5_000, status: 'building', deploymentStatus: 'pending' },
  { afterMs: 45_000, status: 'ready', deploymentStatus: 'deployed' },
] as const;

const nothingBuilt = { status: 'not_built', deploymentStatus: 'not_deployed', buildJobId: null, errorText: null, updatedAt: null };

function errorLine({ fileName, message }: DataModelValidationError): string {
  return fileName ? `${fileName}: ${message}` : message;
}

interface BuiltBranch {
  readonly deployment: DeploymentRecord;
  readonly branch: BranchRecord;
  /** What is wrong with the committed model. */
  readonly errors: readonly DataModelValidationError[];
  readonly now: number;
}

/** Of the files of a commit: the same for the same commit. */
function hashOf(commitHash: string): string {
  const random = createRandom(Number.parseInt(commitHash.slice(0, 8), 16));
  return Array.from({ length: 40 }, () => random.between(0, 15).toString(16)).join('');
}
