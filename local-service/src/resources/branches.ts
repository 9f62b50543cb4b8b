import type { BranchResponse, DevBranchResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import {
  buildRequest,
  namedBranch,
  requireBranch,
  requireBranchOrDeployBranch,
  requireManageable,
  requireOwnOrShared,
} from '../branches/branchRules.js';
import { requestBuild } from '../branches/commits.js';
import { ensurePersonalBranch, enterDevMode, insertBranch, leaveDevMode, updateRunning } from '../branches/devMode.js';
import { removeBranch } from '../branches/removeBranch.js';
import { invalid } from '../http/fields.js';
import { byId, pageOf } from '../http/pageOf.js';
import { type BranchRecord, isDeployBranch } from '../tenant/deployments/Deployments.js';
import { branchWorkRoutes } from './branch-work.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function branchesRoutes(services: ManagementServices): Hono<ManagementEnv> {
  const { deployments, clock } = services.tenant;
  const { branches } = deployments;
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('startDevMode'), async (context) => {
    const { deployment, caller } = buildRequest(context, deployments);
    const { branchName } = await readInput(context, 'startDevMode');
    const named = requireBranchOrDeployBranch(deployments, deployment, branchName ?? undefined);
    const branch = typeof branchName !== 'string' ? ensurePersonalBranch(deployments, named, caller.user) : named;
    if (isDeployBranch(deployments, branch)) throw invalid('branchName', 'must not be the production branch');
    requireOwnOrShared(branch, caller);
    enterDevMode(deployments, branch, caller.user.id);
    requestBuild(deployments, branches.find(branch.id) ?? branch, clock());
    return context.json(toDevBranch(branch, true));
  });

  routes.on(...routeOf('stopDevMode'), (context) => {
    const { deployment, caller } = buildRequest(context, deployments);
    leaveDevMode(deployments, deployment.id, caller.user.id);
    return context.json({ success: true });
  });

  routes.on(...routeOf('listBranches'), (context) => {
    const { deployment } = buildRequest(context, deployments);
    const ofDeployment = branches.values().filter(({ deploymentId }) => deploymentId === deployment.id);
    const page = pageOf(ofDeployment, readQuery(context, 'listBranches'), byId);
    const items = page.items.map(toBranch);
    return context.json({ ...page, items, data: items });
  });

  routes.on(...routeOf('createBranch'), async (context) => {
    const { deployment, caller } = buildRequest(context, deployments);
    const { name, from, activate } = await readInput(context, 'createBranch');
    const isActivated = activate ?? false;
    const branch = insertBranch(deployments, { name, from: requireBranchOrDeployBranch(deployments, deployment, from ?? undefined) });
    if (isActivated) {
      enterDevMode(deployments, branch, caller.user.id);
      requestBuild(deployments, branches.find(branch.id) ?? branch, clock());
    }
    return context.json(toDevBranch(branch, isActivated));
  });

  routes.on(...routeOf('removeBranch'), (context) => {
    const { deployment, caller } = buildRequest(context, deployments);
    const { branchName, removeOnUpstream = false } = readQuery(context, 'removeBranch');
    const branch = requireBranch(deployments, deployment.id, branchName);
    if (isDeployBranch(deployments, branch)) throw invalid('branchName', 'must not be the production branch');
    requireManageable(branch, caller);
    removeBranch(deployments, branch, { removeOnUpstream });
    return context.json({ success: true });
  });

  routes.on(...routeOf('setBranchStagingEnvironment'), async (context) => {
    const { deployment } = buildRequest(context, deployments);
    const { enabled: isStagingEnvironmentEnabled, ...named } = await readInput(context, 'setBranchStagingEnvironment');
    const branch = namedBranch(deployments, deployment.id, named);
    if (branch === undefined) throw invalid('branchId', 'or branchName is required');
    if (branch.devModeUserId !== null) throw invalid('branchName', 'must not be a personal dev branch');
    if (isDeployBranch(deployments, branch)) throw invalid('branchName', 'must not be the production branch');
    branches.update(branch.id, { isStagingEnvironmentEnabled });
    updateRunning(deployments, branch.id);
    const changed = branches.find(branch.id) ?? branch;
    if (!branch.isRunning) requestBuild(deployments, changed, clock());
    return context.json({ data: toBranch(changed) });
  });

  routes.route('/', branchWorkRoutes(services));
  return routes;
}

function toBranch({ id, name, parentBranch, lastHash, isStagingEnvironmentEnabled }: BranchRecord): BranchResponse {
  return { id, name, parentBranch, lastHash, isStagingEnvironmentEnabled };
}

function toDevBranch({ name: branchName, parentBranch }: BranchRecord, active: boolean): DevBranchResponse {
  return { active, branchName, parentBranch };
}
