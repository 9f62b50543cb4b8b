import { isSetUp } from '../deployments/buildStatusOf.js';
import { branchOf } from '../deployments/Deployments.js';
import type { Tenant } from '../Tenant.js';
import { minuteMs } from '../times.js';

/** The build that serves production: the newest that is done, or the one from before any that was asked for. */
export function latestBuild({ deployments, clock }: Tenant, deploymentId: number): FinishedBuild | undefined {
  const deployment = deployments.deployments.find(deploymentId);
  if (deployment === undefined || !isSetUp(deployment)) return undefined;
  const branchName = deployment.deployBranchName;
  const isDone = (startedAt: number) => startedAt + buildMs <= clock();
  const build = deployments.builds
    .values()
    .findLast((one) => one.deploymentId === deploymentId && one.branchName === branchName && isDone(one.startedAt));
  if (build !== undefined) return { id: build.id, commit: build.lastHash };
  return { id: earlierBuildId, commit: branchOf(deployments, deploymentId, branchName ?? '')?.lastHash ?? null };
}

export interface FinishedBuild {
  readonly id: number;
  readonly commit: string | null;
}

/** Longer than any build takes. */
const buildMs = minuteMs;
const earlierBuildId = 48_200;
