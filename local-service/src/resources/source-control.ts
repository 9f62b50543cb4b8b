import type { SourceControlBranchResponse, SourceControlInstallationResponse, SourceControlRepoResponse } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { buildRequest } from '../branches/branchRules.js';
import { connectRepository, readConnection } from '../branches/connectRepository.js';
import { findRepository, requireInstallation } from '../branches/repositoryRules.js';
import { byId, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function sourceControlRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { deployments, clock } = tenant;
  const { repositoryHost } = deployments;
  const { installations, repositories } = repositoryHost;
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('status'), (context) => {
    requireMember(context.get('caller'));
    const connected = installations.values().length > 0;
    return context.json({ connected, linkUrl: `${hostUrl}/apps/parley/link`, settingsUrl: `${hostUrl}/apps/parley/settings` });
  });

  routes.on(...routeOf('installations'), (context) => {
    requireMember(context.get('caller'));
    const page = pageOf(installations.values(), readQuery(context, 'installations'), byId);
    const items = page.items.map(
      ({ id, login, avatarUrl }): SourceControlInstallationResponse => ({ id: String(id), installationId: String(id), login, avatarUrl }),
    );
    return context.json({ ...page, items, data: items });
  });

  routes.on(...routeOf('repositories'), (context) => {
    requireMember(context.get('caller'));
    const installation = requireInstallation(repositoryHost, pathId(context, 'installationId'));
    const installed = repositories.values().filter(({ installationId }) => installationId === installation.id);
    const page = pageOf(installed, readQuery(context, 'repositories'), byId);
    const items = page.items.map(
      ({ id, name }): SourceControlRepoResponse => ({ id, name, htmlUrl: `${hostUrl}/${installation.login}/${name}` }),
    );
    return context.json({ ...page, items, data: items });
  });

  routes.on(...routeOf('branches'), (context) => {
    requireMember(context.get('caller'));
    const { installationId, owner, repo, ...query } = readQuery(context, 'branches');
    const installation = requireInstallation(repositoryHost, installationId);
    const repository = findRepository(repositoryHost, installation, repo);
    if (repository === undefined || installation.login !== owner) {
      throw new ServiceFailure(404, 'The repository was not found in this installation.');
    }
    const { branchNames, defaultBranch } = repository;
    const branches = branchNames.map((name): SourceControlBranchResponse => ({ name, isDefault: name === defaultBranch }));
    const page = pageOf(branches, query, { keyOf: ({ name }) => [name] });
    return context.json({ ...page, data: page.items });
  });

  routes.on(...routeOf('connect'), async (context) => {
    const { deployment } = buildRequest(context, deployments);
    const connection = readConnection(await readInput(context, 'connect'));
    const { id, name, deploymentUrl, creationStep } = connectRepository(deployments, deployment, { ...connection, now: clock() });
    return context.json({ id, name, deploymentUrl, creationStep });
  });

  return routes;
}

const hostUrl = 'https://source-control.parley.example';
