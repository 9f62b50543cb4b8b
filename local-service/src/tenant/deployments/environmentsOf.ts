import type { DeploymentEnvironment, EnvironmentType } from '@parley/react/client';
import type { Order } from '../../http/pageOf.js';
import type { Tenant } from '../Tenant.js';
import type { DeploymentRecord } from './Deployments.js';

/** Where queries of a deployment are served: production, branches with a staging environment, and the dev modes of users. */
export function environmentsOf({ deployments, people }: Tenant, deployment: DeploymentRecord): readonly Environment[] {
  const branches = deployments.branches.values().filter(({ deploymentId }) => deploymentId === deployment.id);
  const staging = branches
    .filter(({ isStagingEnvironmentEnabled, name }) => isStagingEnvironmentEnabled && name !== deployment.deployBranchName)
    .map((branch) => makeEnvironment(deployment, 'staging', { id: idOf('staging', branch), branch: branch.name }));
  const development = deployments.devModes
    .values()
    .filter(({ deploymentId }) => deploymentId === deployment.id)
    .flatMap((devMode) => {
      const branch = deployments.branches.find(devMode.branchId);
      const user = people.users.find(devMode.userId);
      if (branch === undefined || user === undefined) return [];
      return [makeEnvironment(deployment, 'development', { id: idOf('development', devMode), branch: branch.name, user: user.email })];
    });
  const production = makeEnvironment(deployment, 'production', { id: idOf('production', deployment), branch: deployment.deployBranchName });
  return [production, ...staging, ...development];
}

export interface Environment extends DeploymentEnvironment {
  readonly type: EnvironmentType;
}

/** Production, then staging, then development. */
export const productionFirst: Order<Environment> = { keyOf: ({ type, id }) => [ranks[type], Number(id)] };

/** Lasts as long as what the environment is of: the deployment, a branch, or the dev mode of a user. */
function idOf(type: EnvironmentType, { id }: { readonly id: number }): string {
  return String(id * 10 + ranks[type]);
}

function makeEnvironment(
  { id: deploymentId, autoDomain }: DeploymentRecord,
  type: EnvironmentType,
  { id, branch, user = null }: { readonly id: string; readonly branch: string; readonly user?: string | null },
): Environment {
  const domain = autoDomain ?? `deployment-${deploymentId}.parley.example`;
  const host = type === 'production' ? domain : `env-${id}.${domain}`;
  return {
    id,
    type,
    branch,
    user,
    api_credentials: [
      { type: 'rest', version: 1, url: `https://${host}/load/v1` },
      { type: 'sql', version: 1, host: `sql.${host}`, port: 5432, database: `deployment_${deploymentId}` },
    ],
  };
}

const ranks: Readonly<Record<EnvironmentType, number>> = { production: 1, staging: 2, development: 3 };
