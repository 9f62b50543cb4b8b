import { compileModel } from '../../data-model/compileModel.js';
import type { DataModel } from '../../data-model/ModelView.js';
import { isSetUp } from '../deployments/buildStatusOf.js';
import { branchOf } from '../deployments/Deployments.js';
import type { Tenant } from '../Tenant.js';
import { minuteMs } from '../times.js';

/** The build that serves production: the newest that is done, or the one from before any that was asked for. */
export function latestBuild({ deployments, clock }: Tenant, deploymentId: number): FinishedBuild | undefined {
  const deployment = deployments.deployments.find(deploymentId);
  if (deployment === undefined || !isSetUp(deployment)) return undefined;
  const branchName = deployment.deployBranchName;
  const branch = branchOf(deployments, deploymentId, branchName ?? '');
  const { model } = compileModel(
    branch === undefined ? new Map() : deployments.models.of(branch.id).committed,
    deployment.deployProjectRoot,
  );
  const isDone = (startedAt: number) => startedAt + buildMs <= clock();
  const build = deployments.builds
    .values()
    .findLast((one) => one.deploymentId === deploymentId && one.branchName === branchName && isDone(one.startedAt));
  if (build !== undefined) return { id: build.id, commit: build.lastHash, model };
  return { id: earlierBuildId, commit: branch?.lastHash ?? null, model };
}

export interface FinishedBuild {
  readonly id: number;
  readonly commit: string | null;
  readonly model: DataModel;
}

/** Longer than any build takes. */
const buildMs = minuteMs;
const earlierBuildId = 48_200;
