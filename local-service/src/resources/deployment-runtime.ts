import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { type Order, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import { buildStatusOf } from '../tenant/deployments/buildStatusOf.js';
import { branchOf, type DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { logLinesOf, oldestLineFirst, toLogLine } from '../tenant/deployments/deploymentLogs.js';
import { type Pod, podsOf } from '../tenant/deployments/deploymentPods.js';
import { type SwitchableVersion, versionsOf } from '../tenant/deployments/releaseVersions.js';
import type { ManagementServices } from './ManagementServices.js';
import { readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** What runs of a deployment: its versions, builds, pods and their logs (docs/contract/deployments.md#deployments-and-settings). */
export function deploymentRuntimeRoutes({ tenant, servedModels }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listDeploymentVersions'), (context) => {
    const page = pageOf(versionsOf(deploymentOf(context)), readQuery(context, 'listDeploymentVersions'), newestVersionFirst);
    return context.json({ ...page, items: page.items.map(({ id: _, ...version }) => version) });
  });

  routes.on(...routeOf('buildStatus'), async (context) => {
    const deployment = deploymentOf(context);
    const { branchName } = readQuery(context, 'buildStatus');
    const branch = branchOf(tenant.deployments, deployment.id, branchName ?? deployment.deployBranchName);
    if (branch === undefined) throw new ServiceFailure(404, 'The deployment has no such branch.');
    const { errors } = await servedModels.build(tenant.deployments.models.of(branch.id).committed, deployment);
    return context.json(buildStatusOf(tenant.deployments, { deployment, branch, errors, now: tenant.clock() }));
  });

  routes.on(...routeOf('logs'), (context) => {
    const deployment = deploymentOf(context);
    const { source, container, pod, ...asked } = readQuery(context, 'logs');
    const lines = logLinesOf(deployment, { seed: tenant.seed, now: tenant.clock() })
      .filter((line) => source === undefined || line.source === source)
      .filter((line) => container === undefined || line.container === container)
      .filter((line) => pod === undefined || line.pod === pod);
    const page = pageOf(lines, asked, oldestLineFirst);
    return context.json({ ...page, items: page.items.map(toLogLine) });
  });

  routes.on(...routeOf('pods'), (context) => {
    const page = pageOf(podsOf(deploymentOf(context), tenant.seed), readQuery(context, 'pods'), byName);
    return context.json({ ...page, items: page.items.map(({ source: _, ...pod }) => pod) });
  });

  return routes;

  function deploymentOf(context: ManagementContext): DeploymentRecord {
    requireMember(context.get('caller'));
    const deployment = tenant.deployments.deployments.find(pathId(context, 'deploymentId'));
    if (deployment === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
    return deployment;
  }
}

const newestVersionFirst: Order<SwitchableVersion> = { keyOf: ({ id }) => [id], directions: ['DESC'] };
const byName: Order<Pod> = { keyOf: ({ name }) => [name] };
