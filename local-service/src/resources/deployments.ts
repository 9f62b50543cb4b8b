import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { requestBuild } from '../branches/commits.js';
import { updateRunning } from '../branches/devMode.js';
import { invalid } from '../http/fields.js';
import { byId } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import { requireOneOf } from '../tenant/callers/policies.js';
import { addDeployment } from '../tenant/deployments/addDeployment.js';
import { checkAhead } from '../tenant/deployments/creationSteps.js';
import { type BranchRecord, branchOf, type DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { changeDeployment, needsBuild, toDeployment, toSettings } from '../tenant/deployments/deploymentSettings.js';
import { checkRegion, readDeploymentChange } from '../tenant/deployments/readDeploymentChange.js';
import { removeDeployment } from '../tenant/deployments/removeDeployment.js';
import { requireServedBranch } from '../tenant/deployments/requireServedBranch.js';
import { deploymentRuntimeRoutes } from './deployment-runtime.js';
import type { ManagementServices } from './ManagementServices.js';
import { mintDeploymentToken } from './mintDeploymentToken.js';
import { olderPage } from './olderPage.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Deployments, their settings, their setup and their tokens (docs/contract/deployments.md#deployments-and-settings). */
export function deploymentsRoutes(services: ManagementServices): Hono<ManagementEnv> {
  const { tenant, credentials } = services;
  const { people } = tenant;
  const { deployments } = tenant.deployments;
  const routes = new Hono<ManagementEnv>();
  routes.route('/', deploymentRuntimeRoutes(services));

  routes.on(...routeOf('getDeployments'), (context) => {
    const { deploymentIds } = context.get('caller');
    const { creationStep: asked = [], ...query } = readQuery(context, 'getDeployments');
    const steps: readonly string[] = [asked].flat();
    const listed = deployments
      .values()
      .filter(({ id }) => deploymentIds === undefined || deploymentIds.includes(id))
      .filter(({ creationStep }) => steps.length === 0 || steps.includes(creationStep))
      .map(toDeployment);
    const page = olderPage(listed, context, query, byId);
    return context.json({ ...page, count: page.items.length, totalCount: listed.length });
  });

  routes.on(...routeOf('createDeployment'), async (context) => {
    const caller = requireMember(context.get('caller'));
    requireOneOf(caller, ['DeploymentCreate'], people, anyDeployment);
    if (caller.deploymentIds !== undefined)
      throw new ServiceFailure(403, 'This API key covers specific deployments and cannot create new ones.');
    const input = await readInput(context, 'createDeployment');
    checkRegion(input.region);
    const deployment = addDeployment(tenant.deployments, { input, now: tenant.clock() });
    return context.json(toDeployment(deployment));
  });

  routes.on(...routeOf('getDeployment'), (context) => context.json(toDeployment(deploymentOf(context))));

  routes.on(...routeOf('getDeploymentSettings'), (context) => {
    requireMember(context.get('caller'));
    return context.json(toSettings(deploymentOf(context)));
  });

  routes.on(...routeOf('updateDeployment'), async (context) => {
    requireUpdate(context);
    const { deploymentId: id, ...input } = await readInput(context, 'updateDeployment');
    const change = readDeploymentChange(input);
    checkBranch(id, change.deployBranchName);
    return context.json(toSettings(replace(id, (deployment) => changeDeployment(deployment, change))));
  });

  routes.on(...routeOf('deleteDeployment'), (context) => {
    const deploymentId = pathId(context, 'deploymentId');
    requireOneOf(context.get('caller'), ['DeploymentDelete', 'DeploymentsManage'], people, {
      resourceType: 'Deployment',
      id: deploymentId,
    });
    removeDeployment(tenant, deploymentId);
    return context.json({ success: true });
  });

  routes.on(...routeOf('advanceCreationStep'), async (context) => {
    const { id } = requireUpdate(context);
    const { creationStep } = await readInput(context, 'advanceCreationStep');
    const advanced = replace(id, (deployment) => {
      checkAhead(deployment.creationStep, creationStep);
      return { creationStep };
    });
    return context.json(toDeployment(advanced));
  });

  routes.on(...routeOf('resetCreationStep'), (context) => {
    const { id } = requireUpdate(context);
    return context.json(toDeployment(replace(id, () => ({ creationStep: 'project' }))));
  });

  routes.on(...routeOf('deploymentToken'), async (context) => {
    const caller = context.get('caller');
    const { expiresIn } = await readInput(context, 'deploymentToken');
    const deployment = deploymentOf(context);
    if (caller.kind === 'embed') requireServedBranch(tenant.deployments, deployment.id, caller.options.branchName);
    const serviceApiToken = await mintDeploymentToken(credentials, deployment, { caller, tenant, expiresInSeconds: expiresIn ?? 86_400 });
    return context.json({ serviceApiToken });
  });

  return routes;

  function deploymentOf(context: ManagementContext): DeploymentRecord {
    return found(deployments.find(pathId(context, 'deploymentId')));
  }

  function requireUpdate(context: ManagementContext): DeploymentRecord {
    const deployment = deploymentOf(context);
    requireOneOf(context.get('caller'), ['DeploymentUpdate', 'DeploymentsManage'], people, {
      resourceType: 'Deployment',
      id: deployment.id,
    });
    return deployment;
  }

  /** Reads the record once more, since another request may have changed it while a body was read. */
  function replace(id: number, change: (deployment: DeploymentRecord) => Partial<DeploymentRecord>): DeploymentRecord {
    const before = found(deployments.find(id));
    const after = found(deployments.update(id, change(before)));
    if (before.deployBranchName !== after.deployBranchName) {
      for (const name of [before.deployBranchName, after.deployBranchName]) noteRunning(branchOf(tenant.deployments, id, name));
    }
    const branch = branchOf(tenant.deployments, id, after.deployBranchName);
    if (branch !== undefined && needsBuild(before, after)) requestBuild(tenant.deployments, branch, tenant.clock());
    return after;
  }

  function noteRunning(branch: BranchRecord | undefined): void {
    if (branch !== undefined) updateRunning(tenant.deployments, branch.id);
  }

  function checkBranch(deploymentId: number, name: string | undefined): void {
    if (name === undefined || branchOf(tenant.deployments, deploymentId, name) !== undefined) return;
    throw invalid('deployBranchName', 'must be a branch of this deployment');
  }
}

/** A policy over all deployments covers the ones to come. */
const anyDeployment = { resourceType: 'Deployment', id: 0 } as const;

function found(deployment: DeploymentRecord | undefined): DeploymentRecord {
  if (deployment === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
  return deployment;
}
