import {
  createApiKey,
  createWorkbook,
  deleteEmbedTenant,
  generateSession,
  getWorkbooks,
  postTokenBySessionId,
  revokeSession,
  updateDashboardEmbedding,
} from '../../../src/client.js';
import { adminOnly, analyst, embedClient, type Refusals, sharedWorkbook } from '../support/embedding.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

export const embedSessionsContracts: Contracts<'generateSession' | 'postTokenBySessionId' | 'revokeSession'> = {
  generateSession: {
    succeeds: {
      params: {
        deploymentId: 1,
        externalId: 'new-here',
        email: 'new.here@harbor-goods.example',
        userProfile: { displayName: 'Nell Newhere' },
        embedTenantName: 'harbor-goods',
        embedTenantProfile: { displayName: 'Harbor Goods Ltd' },
        creatorMode: true,
        tenantGroups: ['Buyers', 'Planners'],
        tenantGroupDefinitions: [{ name: 'Planners', description: 'Plan ahead' }],
        userAttributes: [{ name: 'region', value: 'Europe' }],
        settings: { allowAi: false, locale: 'en-GB' },
        branchName: 'autumn-release',
      },
    },
    refuses: {
      'a caller who is not an admin': { params: { deploymentId: 1, externalId: 'user-1' }, as: analyst, status: 403 },
      'an embed session': { params: { deploymentId: 1, externalId: 'user-1' }, as: embedClient, status: 403 },
      'a key for other deployments': { params: { deploymentId: 1, externalId: 'user-1' }, as: keyOfStaging, status: 403 },
      'a deployment without embedding': { params: { deploymentId: 3, externalId: 'user-1' }, status: 403 },
      'an unknown deployment': { params: { deploymentId: 999, externalId: 'user-1' }, status: 404 },
      'an unknown branch': { params: { deploymentId: 1, externalId: 'user-1', branchName: 'nowhere' }, status: 404 },
      'a branch that is not running': { params: { deploymentId: 1, externalId: 'user-1', branchName: 'loyalty-program' }, status: 400 },
      'an attribute given twice': {
        params: {
          deploymentId: 1,
          externalId: 'user-1',
          userAttributes: [
            { name: 'region', value: 'Europe' },
            { name: 'region', value: 'Asia' },
          ],
        },
        status: 400,
      },
      'another type for an existing attribute': {
        params: { deploymentId: 1, externalId: 'user-1', userAttributeDefinitions: [{ name: 'region', type: 'number' }] },
        status: 400,
      },
      'an unknown group of the account': { params: { deploymentId: 1, externalId: 'user-1', groups: ['Nobody'] }, status: 400 },
      'an unknown group of the embed tenant': {
        params: { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods', creatorMode: true, tenantGroups: ['Nobody'] },
        status: 400,
      },
      'an unknown user': { params: { deploymentId: 1, internalId: 'nobody@parley.example' }, status: 404 },
    },
  },
  postTokenBySessionId: {
    succeeds: { params: openSession },
    refuses: {
      'an unknown id': { params: { sessionId: '0'.repeat(32) }, status: 401 },
      'a redeemed id': {
        params: async (world) => {
          const session = await openSession(world);
          await postTokenBySessionId(world.admin, session);
          return session;
        },
        status: 401,
      },
      'an id older than five minutes': {
        params: async (world) => {
          const session = await openSession(world);
          world.advance(5 * 60_000);
          return session;
        },
        status: 401,
      },
      'a revoked id': {
        params: async (world) => {
          const session = await openSession(world);
          await revokeSession(world.admin, session);
          return session;
        },
        status: 401,
      },
    },
  },
  revokeSession: {
    succeeds: { params: openSession },
    refuses: {
      'a caller who is not an admin': { params: openSession, as: analyst, status: 403 },
      'an embed session': { params: openSession, as: embedClient, status: 403 },
    },
  },
};

export const embedDashboardsContracts: Contracts<'getDashboard' | 'updateDashboardEmbedding' | 'postDashboardPythonRun'> = {
  getDashboard: {
    succeeds: { params: dailyTrading, as: embedClient },
    refuses: {
      ...goneSessions(dailyTrading),
      'an unknown dashboard': { params: { publicId: 'nothing' }, as: embedClient, status: 404 },
      'a dashboard that is shared with others': { params: ofOthers, as: embedClient, status: 404 },
      'a dashboard that cannot be embedded': { params: costOfGoods, as: embedClient, status: 403 },
      'a deployment without embedding': { params: inSandbox, status: 403 },
      'a key for other deployments': { params: dailyTrading, as: keyOfStaging, status: 403 },
    },
  },
  updateDashboardEmbedding: {
    succeeds: { params: async (world) => ({ ...(await dailyTrading(world)), allowEmbed: false }) },
    refuses: {
      'a caller who is not an admin': {
        params: async (world) => ({ ...(await dailyTrading(world)), allowEmbed: true }),
        as: analyst,
        status: 403,
      },
      'an embed session': { params: async (world) => ({ ...(await dailyTrading(world)), allowEmbed: true }), as: embedClient, status: 403 },
      'an unknown dashboard': { params: { publicId: 'nothing', allowEmbed: true }, status: 404 },
    },
  },
  postDashboardPythonRun: {
    succeeds: { params: pythonRun, as: embedClient },
    refuses: {
      'a version that is not in the dashboard': {
        params: async (world) => ({ ...(await pythonRun(world)), reportVersionId: 1 }),
        as: embedClient,
        status: 403,
      },
      'a dashboard that cannot be embedded': {
        params: async (world) => {
          const run = await pythonRun(world);
          await updateDashboardEmbedding(world.admin, { publicId: run.publicId, allowEmbed: false });
          return run;
        },
        as: embedClient,
        status: 403,
      },
      'a dashboard that is shared with others': {
        params: async (world) => ({ ...(await pythonRun(world)), ...(await ofOthers(world)) }),
        as: embedClient,
        status: 404,
      },
      'a deployment without embedding': {
        params: async (world) => ({ ...(await pythonRun(world)), ...(await inSandbox(world)) }),
        status: 403,
      },
      'no query': { params: async (world) => ({ ...(await pythonRun(world)), sqlQuery: '' }), as: embedClient, status: 400 },
    },
  },
};

export const embedAccessContracts: Contracts<'getEmbedAccess' | 'updateEmbedAccess' | 'listEmbedTenantWorkbooks'> = {
  getEmbedAccess: {
    succeeds: { params: scorecard },
    refuses: {
      'an embed session': { params: scorecard, as: embedClient, status: 403 },
      'an unknown workbook': { params: { deploymentId: 1, workbookId: 9999 }, status: 404 },
    },
  },
  updateEmbedAccess: {
    succeeds: {
      params: async (world) => ({ ...(await scorecard(world)), embedTenantName: 'petit-jardin', action: 'read', allowEmbed: true }),
    },
    refuses: {
      'no change': { params: scorecard, status: 400 },
      'allowEmbed without a published dashboard': {
        params: async (world) => ({ ...(await unpublished(world)), allowEmbed: true }),
        status: 400,
      },
      'an unknown workbook': { params: { deploymentId: 1, workbookId: 9999, allowEmbed: true }, status: 404 },
      'a workbook of another deployment': {
        params: async (world) => ({ ...(await scorecard(world)), deploymentId: 2, allowEmbed: true }),
        status: 404,
      },
      'an unknown tenant': {
        params: async (world) => ({ ...(await scorecard(world)), embedTenantName: 'nobody', action: 'read' }),
        status: 404,
      },
      'a caller who cannot manage the workbook': {
        params: async (world) => ({ ...(await scorecard(world)), allowEmbed: true }),
        as: viewer,
        status: 403,
      },
      'an embed session': { params: async (world) => ({ ...(await scorecard(world)), allowEmbed: true }), as: embedClient, status: 403 },
    },
  },
  listEmbedTenantWorkbooks: {
    succeeds: { params: { deploymentId: 1, embedTenantName: 'harbor-goods', accessSource: 'folder', first: 2 } },
    refuses: {
      ...adminOnly({ deploymentId: 1, embedTenantName: 'harbor-goods' }),
      'an unknown tenant': { params: { deploymentId: 1, embedTenantName: 'nobody' }, status: 404 },
      'a key for other deployments': { params: { deploymentId: 1, embedTenantName: 'harbor-goods' }, as: keyOfStaging, status: 403 },
    },
  },
};

/** The refusals of every operation of an embedded page without a valid session. */
function goneSessions<Params>(params: (world: ContractWorld) => Promise<Params>): Refusals<Params> {
  return {
    'a revoked token': { params, as: revoked, status: 401 },
    'a token of a deleted tenant': {
      params,
      as: async (world) => {
        const client = await embedClient(world);
        await deleteEmbedTenant(world.admin, { embedTenantName: 'harbor-goods' });
        return client;
      },
      status: 401,
    },
    'an expired token': {
      params,
      as: async (world) => {
        const client = await embedClient(world);
        world.advance(24 * 3_600_000);
        return client;
      },
      status: 401,
    },
  };
}

async function revoked(world: ContractWorld) {
  const session = await openSession(world);
  const { token } = await postTokenBySessionId(world.admin, session);
  await revokeSession(world.admin, session);
  return world.clientOf({ kind: 'embed-token', token });
}

/** Can read only what is shared with everyone. */
async function viewer({ service, clientOf }: ContractWorld) {
  return clientOf({ kind: 'bearer', token: await service.mintAccessToken({ email: 'viewer@parley.example' }) });
}

async function keyOfStaging({ admin, clientOf }: ContractWorld) {
  const { token } = await createApiKey(admin, { name: 'Staging only', deploymentIds: [2] });
  return clientOf({ kind: 'bearer', token });
}

function openSession({ admin }: ContractWorld) {
  return generateSession(admin, { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' });
}

async function dailyTrading(world: ContractWorld) {
  const { publicId } = await sharedWorkbook(world, 'Daily trading');
  return { publicId };
}

async function costOfGoods(world: ContractWorld) {
  const { publicId } = await sharedWorkbook(world, 'Cost of goods sold');
  return { publicId };
}

async function ofOthers(world: ContractWorld) {
  const { publicId } = await sharedWorkbook(world, 'Category review', 'sakura-foods');
  return { publicId };
}

/** A dashboard of the deployment that does not allow embedding. */
async function inSandbox({ admin }: ContractWorld) {
  const { items } = await getWorkbooks(admin, { deploymentId: 3 });
  const dashboard = items.find(({ publishedDashboard }) => publishedDashboard?.allowEmbed === true)?.publishedDashboard;
  return { publicId: dashboard?.publicId ?? '' };
}

async function pythonRun(world: ContractWorld) {
  const { publicId, dashboard } = await sharedWorkbook(world, 'Revenue overview');
  const [snapshot] = dashboard.reportSnapshots;
  if (snapshot === undefined) throw new Error('The seeded dashboard shows no report.');
  return { publicId, reportId: snapshot.reportId, reportVersionId: snapshot.id, sqlQuery: 'select 1' };
}

async function scorecard(world: ContractWorld) {
  const { id: workbookId } = await sharedWorkbook(world, 'Company scorecard');
  return { deploymentId: 1, workbookId };
}

async function unpublished({ admin }: ContractWorld) {
  const { id: workbookId } = await createWorkbook(admin, { deploymentId: 1, name: 'Nothing published yet' });
  return { deploymentId: 1, workbookId };
}
