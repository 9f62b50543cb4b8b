import type { MergeResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import {
  type BuildRequest,
  buildRequest,
  type NamedBranch,
  namedBranch,
  requireBranch,
  requireBranchOrDeployBranch,
  requireDevBranch,
  requireManageable,
  requireMergeAllowed,
  requireOwnOrShared,
} from '../branches/branchRules.js';
import { commitWork, mergeBranch, pullBranch } from '../branches/commits.js';
import { devBranchOf, enterDevMode, leaveDevMode } from '../branches/devMode.js';
import { removeBranch } from '../branches/removeBranch.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { type BranchRecord, isDeployBranch } from '../tenant/deployments/Deployments.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

/** What is done with what is on a branch: commit, pull, merge. */
export function branchWorkRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { deployments, clock } = tenant;
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('commitChanges'), async (context) => {
    const request = buildRequest(context, deployments);
    const { exitDevMode, resolveMergeConflict } = await readInput(context, 'commitChanges');
    const branch = requireDevBranch(deployments, request);
    if (!commitWork(deployments, branch, { resolvesConflict: resolveMergeConflict ?? false, now: clock() })) {
      throw new ServiceFailure(400, `There is nothing to commit on "${branch.name}".`);
    }
    if (exitDevMode === true) leaveDevMode(deployments, request.deployment.id, request.caller.user.id);
    return context.json({ success: true });
  });

  routes.on(...routeOf('pull'), async (context) => {
    const { deployment, caller } = buildRequest(context, deployments);
    const { branchName } = await readInput(context, 'pull');
    const branch = requireBranch(deployments, deployment.id, branchName);
    requireOwnOrShared(branch, caller);
    return context.json({ buildTriggered: pullBranch(deployments, branch, clock()) });
  });

  routes.on(...routeOf('mergeIntoParentBranch'), async (context) => {
    const request = buildRequest(context, deployments);
    const { switchToParentBranch, deleteBranch, ...named } = await readInput(context, 'mergeIntoParentBranch');
    const from = mergedBranch(request, named);
    if (from.parentBranch === null) throw new ServiceFailure(400, `"${from.name}" has no parent branch to merge into.`);
    const into = requireBranch(deployments, request.deployment.id, from.parentBranch);
    const merged = merge(request, { from, into });
    if (switchToParentBranch === true) switchDevMode(request, { from, into });
    if (deleteBranch === true) removeBranch(deployments, from, { removeOnUpstream: false });
    const answer: MergeResponse = { merged, branchDeleted: deleteBranch ?? false };
    return context.json(answer);
  });

  routes.on(...routeOf('mergeToDefaultBranch'), async (context) => {
    const request = buildRequest(context, deployments);
    const { removeBranchAfterMerge: deletesBranch = false, ...named } = await readInput(context, 'mergeToDefaultBranch');
    const from = mergedBranch(request, named);
    const merged = merge(request, { from, into: requireBranchOrDeployBranch(deployments, request.deployment) });
    if (deletesBranch === true) removeBranch(deployments, from, { removeOnUpstream: false });
    const answer: MergeResponse = { merged, branchDeleted: deletesBranch ?? false };
    return context.json(answer);
  });

  /** The branch that the input names, or the one of the caller's dev mode. */
  function mergedBranch(request: BuildRequest, named: NamedBranch): BranchRecord {
    const branch = namedBranch(deployments, request.deployment.id, named) ?? requireDevBranch(deployments, request);
    if (isDeployBranch(deployments, branch)) throw new ServiceFailure(400, 'The production branch cannot be merged into another branch.');
    requireManageable(branch, request.caller);
    return branch;
  }

  function merge({ deployment, caller }: BuildRequest, { from, into }: MergedBranches): boolean {
    requireManageable(into, caller);
    if (isDeployBranch(deployments, into)) requireMergeAllowed(deployment);
    return mergeBranch(deployments, { from, into, now: clock() });
  }

  /** Dev mode continues at the parent, and ends if that is the production branch. */
  function switchDevMode({ deployment, caller }: BuildRequest, { from, into }: MergedBranches): void {
    if (devBranchOf(deployments, deployment.id, caller.user.id)?.id !== from.id) return;
    if (isDeployBranch(deployments, into)) leaveDevMode(deployments, deployment.id, caller.user.id);
    else enterDevMode(deployments, into, caller.user.id);
  }

  return routes;
}

interface MergedBranches {
  readonly from: BranchRecord;
  readonly into: BranchRecord;
}
