import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import { requireOneOf } from '../tenant/callers/policies.js';
import { catalogOf } from '../tenant/metric-views/dataSources.js';
import { readConfiguration, seedIntegrations, toIntegration } from '../tenant/metric-views/integrations.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Where the views of a deployment are published to; saved with the version that was read last. */
export function metricViewIntegrationsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const integrations = seedIntegrations(tenant);
  const { clock, people } = tenant;

  routes.on(...routeOf('getIntegration'), (context) => {
    const address = addressOf(context);
    requireOneOf(context.get('caller'), ['SchemaRead', 'SchemaUpdate'], people, { resourceType: 'Deployment', id: address.deploymentId });
    catalogOf(address.dataSourceName);
    const saved = findSaved(address);
    if (saved === undefined) throw new ServiceFailure(404, `Nothing has been published to "${address.dataSourceName}" yet.`);
    return context.json(toIntegration(saved));
  });

  routes.on(...routeOf('saveIntegration'), async (context) => {
    const address = addressOf(context);
    requireOneOf(context.get('caller'), ['SchemaUpdate'], people, { resourceType: 'Deployment', id: address.deploymentId });
    catalogOf(address.dataSourceName);
    const { expectedConfigurationVersion: expected, ...input } = await readInput(context, 'saveIntegration');
    const configuration = readConfiguration(input);
    const saved = findSaved(address);
    const current = saved?.configurationVersion ?? 0;
    if (expected !== current) {
      throw new ServiceFailure(409, `The configuration is at version ${current}, not ${expected}. Reload it and try again.`, {
        code: versionConflict,
      });
    }
    const change = { configuration, configurationVersion: current + 1, updatedAt: clock() };
    const updated =
      (saved && integrations.update(saved.id, change)) ??
      integrations.insert({ ...address, ...change, publicId: randomId('mvi_'), createdAt: clock() });
    return context.json(toIntegration(updated));
  });

  function findSaved({ deploymentId, dataSourceName }: IntegrationAddress) {
    return integrations.values().find((saved) => saved.deploymentId === deploymentId && saved.dataSourceName === dataSourceName);
  }

  return routes;
}

interface IntegrationAddress {
  readonly deploymentId: number;
  readonly dataSourceName: string;
}

function addressOf(context: ManagementContext): IntegrationAddress {
  return { deploymentId: pathId(context, 'deploymentId'), dataSourceName: context.req.param('dataSourceName') ?? '' };
}

const versionConflict = 'configuration_version_conflict';
