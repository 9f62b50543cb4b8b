import {
  advanceCreationStep,
  createApiKey,
  createDeployment,
  createDeploymentEnvironmentToken,
  deleteApiKey,
  generateSession,
  getDeploymentEnvironments,
  postTokenBySessionId,
  type ServiceClient,
} from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts, Example } from './OperationContract.js';

export const deploymentsContracts: Contracts<
  | 'getDeployments'
  | 'getDeployment'
  | 'updateDeployment'
  | 'deleteDeployment'
  | 'getDeploymentSettings'
  | 'listDeploymentVersions'
  | 'buildStatus'
  | 'logs'
  | 'pods'
  | 'advanceCreationStep'
  | 'resetCreationStep'
  | 'deploymentToken'
  | 'createDeployment'
> = {
  getDeployments: {
    succeeds: { params: { first: 2, creationStep: ['ready', 'project'] } },
    refuses: {
      'no valid credential': { params: {}, as: stranger, status: 401 },
      'a revoked key': { params: {}, as: revoked, status: 401 },
      'an expired key': { params: {}, as: expired, status: 401 },
      'an invalid cursor': { params: { after: 'nonsense' }, status: 400 },
    },
  },
  getDeployment: { succeeds: { params: { deploymentId: 1 } }, refuses: aboutOne({}) },
  updateDeployment: {
    succeeds: {
      params: {
        deploymentId: 1,
        name: 'Live',
        releaseChannel: 'release',
        releaseChannelVersion: '2026.28',
        templateVariables: { apiReplicas: 3 },
        launchpadTabs: ['reports'],
        cspsConfig: { enabled: true, storageProvider: 's3', s3Bucket: 'rollups' },
      },
    },
    refuses: {
      ...aboutOne({ name: 'Live' }),
      'a user without permission': { params: { deploymentId: 1, name: 'Live' }, as: analyst, status: 403 },
      'an unknown region': { params: { deploymentId: 1, region: 'moon-base-1' }, status: 400 },
      'a version that was never listed': { params: { deploymentId: 1, releaseChannelVersion: '1999.1' }, status: 400 },
      'a version of another channel': { params: { deploymentId: 1, releaseChannelVersion: '2026.36' }, status: 400 },
      'a version of the previous channel': {
        params: { deploymentId: 1, releaseChannel: 'release', releaseChannelVersion: '2026.39.2' },
        status: 400,
      },
      'a version that ran on another deployment': { params: { deploymentId: 2, releaseChannelVersion: '2026.28' }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, deployBranchName: 'nowhere' }, status: 400 },
      'an empty name': { params: { deploymentId: 1, name: ' ' }, status: 400 },
    },
  },
  deleteDeployment: {
    succeeds: { params: { deploymentId: 3 } },
    refuses: { ...aboutOne({}), 'a user without permission': { params: { deploymentId: 1 }, as: analyst, status: 403 } },
  },
  getDeploymentSettings: { succeeds: { params: { deploymentId: 2 } }, refuses: aboutOne({}) },
  listDeploymentVersions: { succeeds: { params: { deploymentId: 1, first: 3 } }, refuses: aboutOne({}) },
  buildStatus: {
    succeeds: { params: { deploymentId: 1, branchName: 'main' } },
    refuses: { ...aboutOne({}), 'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 } },
  },
  logs: { succeeds: { params: { deploymentId: 1, source: 'production', container: 'MAIN', first: 50 } }, refuses: aboutOne({}) },
  pods: { succeeds: { params: { deploymentId: 1, first: 2 } }, refuses: aboutOne({}) },
  advanceCreationStep: {
    succeeds: { params: async (world) => ({ deploymentId: await newDeploymentId(world), creationStep: 'upload' }) },
    refuses: {
      ...aboutOne({ creationStep: 'ready' } as const),
      'a user without permission': { params: { deploymentId: 1, creationStep: 'ready' }, as: analyst, status: 403 },
      'an earlier step': {
        params: async (world) => {
          const deploymentId = await newDeploymentId(world);
          await advanceCreationStep(world.admin, { deploymentId, creationStep: 'databases' });
          return { deploymentId, creationStep: 'upload' };
        },
        status: 409,
        code: 'creation_step_not_ahead',
      },
    },
  },
  resetCreationStep: {
    succeeds: { params: async (world) => ({ deploymentId: await newDeploymentId(world) }) },
    refuses: { ...aboutOne({}), 'a user without permission': { params: { deploymentId: 1 }, as: analyst, status: 403 } },
  },
  deploymentToken: { succeeds: { params: { deploymentId: 1, expiresIn: 60 } }, refuses: aboutOne({}) },
  createDeployment: {
    succeeds: { params: newDeployment },
    refuses: {
      'a user without permission': { params: newDeployment, as: analyst, status: 403 },
      'an API key for specific deployments': { params: newDeployment, as: keyOfSecond, status: 403 },
      'no name': { params: { ...newDeployment(), name: '' }, status: 400 },
      'an unknown region': { params: { ...newDeployment(), region: 'moon-base-1' }, status: 400 },
    },
  },
};

export const environmentsContracts: Contracts<
  | 'getDeploymentEnvironments'
  | 'getDeploymentEnvironmentTokens'
  | 'createDeploymentEnvironmentToken'
  | 'createDeploymentEnvironmentTokenForMetaSync'
  | 'getEnvVariables'
  | 'setEnvVariables'
> = {
  getDeploymentEnvironments: { succeeds: { params: { deploymentId: 1, type: 'production' } }, refuses: aboutOne({}) },
  getDeploymentEnvironmentTokens: {
    succeeds: {
      params: async (world) => {
        const address = await productionOf(world);
        await createDeploymentEnvironmentToken(world.admin, { ...address, security_context: { shop: 7 } });
        return address;
      },
    },
    refuses: aboutEnvironment({}),
  },
  createDeploymentEnvironmentToken: {
    succeeds: {
      params: async (world) => ({ ...(await productionOf(world)), security_context: { shop: 7 }, expires_in: 60, scopes: ['meta', 'all'] }),
    },
    refuses: aboutEnvironment({ security_context: {} }),
  },
  createDeploymentEnvironmentTokenForMetaSync: {
    succeeds: { params: async (world) => ({ ...(await productionOf(world)), security_context: {} }) },
    refuses: aboutEnvironment({ security_context: {} }),
  },
  getEnvVariables: { succeeds: { params: { deploymentId: 1, first: 5 } }, refuses: aboutOne({}) },
  setEnvVariables: {
    succeeds: { params: { deploymentId: 1, env_variables: [{ name: 'LOG_LEVEL', value: 'debug' }] } },
    refuses: {
      ...aboutOne({ env_variables: [] }),
      'a user without permission': { params: { deploymentId: 1, env_variables: [] }, as: analyst, status: 403 },
    },
  },
};

export const accountContracts: Contracts<'listRegions' | 'createToken' | 'listApiKeys' | 'createApiKey' | 'getApiKey' | 'deleteApiKey'> = {
  listRegions: { succeeds: { params: { first: 2 } }, refuses: { 'no valid credential': { params: {}, as: stranger, status: 401 } } },
  createToken: { succeeds: { params: {} }, refuses: { 'a caller who is not an admin': { params: {}, as: analyst, status: 403 } } },
  listApiKeys: {
    succeeds: {
      params: async ({ admin }) => {
        await createApiKey(admin, { name: 'Nightly sync' });
        return {};
      },
    },
    refuses: { 'a caller who is not an admin': { params: {}, as: analyst, status: 403 } },
  },
  createApiKey: {
    succeeds: { params: { name: 'Nightly sync', deploymentIds: [1, 2], allowedEndpoints: ['/api/v1/deployments'], ttlHours: 24 } },
    refuses: {
      'a caller who is not an admin': { params: { name: 'Mine' }, as: analyst, status: 403 },
      'a key with more access than its creator': { params: { name: 'All' }, as: keyOfSecond, status: 403 },
      'no name': { params: { name: '' }, status: 400 },
      'an unknown deployment': { params: { name: 'Mine', deploymentIds: [99] }, status: 400 },
    },
  },
  getApiKey: { succeeds: { params: newKey }, refuses: aboutKey() },
  deleteApiKey: { succeeds: { params: newKey }, refuses: aboutKey() },
};

type Refusal<Params> = Example<Params> & { readonly status: number };

/** The refusals of every operation on a deployment. */
function aboutOne<Body extends object>(body: Body): Readonly<Record<string, Refusal<Body & { readonly deploymentId: number }>>> {
  return {
    'no valid credential': { params: { ...body, deploymentId: 1 }, as: stranger, status: 401 },
    'a key of another deployment': { params: { ...body, deploymentId: 1 }, as: keyOfSecond, status: 403 },
    'an unknown deployment': { params: { ...body, deploymentId: 99 }, status: 404 },
  };
}

function aboutEnvironment<Body extends object>(body: Body) {
  return {
    ...aboutOne({ ...body, environmentId: 1 }),
    'an embed session': { params: (world: ContractWorld) => withProduction(world, body), as: embedSession, status: 403 },
    'an unknown environment': { params: { ...body, deploymentId: 1, environmentId: 7 }, status: 404 },
    'an environment of another deployment': {
      params: async (world: ContractWorld) => ({ ...(await withProduction(world, body)), deploymentId: 2 }),
      status: 404,
    },
  };
}

function aboutKey(): Readonly<Record<string, Refusal<{ readonly id: number }>>> {
  return {
    'a caller who is not an admin': { params: newKey, as: analyst, status: 403 },
    'an unknown key': { params: { id: 99 }, status: 404 },
  };
}

function newDeployment() {
  return {
    name: 'Trial',
    cloudProvider: 'aws',
    isManaged: false,
    region: 'aws-eu-central-1',
    targetPlatform: 'kubernetes',
    creationStep: 'project',
    creationMethod: 'upload',
    deployMode: 'cli',
  } as const;
}

async function newDeploymentId({ admin }: ContractWorld): Promise<number> {
  return (await createDeployment(admin, newDeployment())).id;
}

async function newKey({ admin }: ContractWorld): Promise<{ readonly id: number }> {
  return { id: (await createApiKey(admin, { name: 'Nightly sync' })).id };
}

async function productionOf({ admin }: ContractWorld) {
  const { items } = await getDeploymentEnvironments(admin, { deploymentId: 1, type: 'production' });
  return { deploymentId: 1, environmentId: Number(items[0]?.id) };
}

async function withProduction<Body extends object>(world: ContractWorld, body: Body) {
  return { ...body, ...(await productionOf(world)) };
}

/** A session of a page that embeds the first deployment. */
async function embedSession({ admin, clientOf }: ContractWorld): Promise<ServiceClient> {
  const { sessionId } = await generateSession(admin, { deploymentId: 1, externalId: 'shopper-1' });
  const { token } = await postTokenBySessionId(admin, { sessionId });
  return clientOf({ kind: 'embed-token', token });
}

function analyst(world: ContractWorld): ServiceClient {
  return world.analyst;
}

function stranger(world: ContractWorld): ServiceClient {
  return world.clientOf({ kind: 'bearer', token: 'unknown' });
}

/** An admin's key that covers only the second deployment. */
async function keyOfSecond({ admin, clientOf }: ContractWorld): Promise<ServiceClient> {
  const { token } = await createApiKey(admin, { name: 'Staging only', deploymentIds: [2] });
  return clientOf({ kind: 'bearer', token });
}

async function revoked({ admin, clientOf }: ContractWorld): Promise<ServiceClient> {
  const { id, token } = await createApiKey(admin, { name: 'Old' });
  await deleteApiKey(admin, { id });
  return clientOf({ kind: 'bearer', token });
}

async function expired({ admin, clientOf, advance }: ContractWorld): Promise<ServiceClient> {
  const { token } = await createApiKey(admin, { name: 'Short', ttlHours: 1 });
  advance(60 * 60 * 1000);
  return clientOf({ kind: 'bearer', token });
}
