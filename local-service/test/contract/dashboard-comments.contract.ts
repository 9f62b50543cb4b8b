import {
  createDashboardComment,
  generateSession,
  postTokenBySessionId,
  removeDashboardComment,
  type ServiceClient,
} from '../../../src/client.js';
import { embedClient, type Refusals, sharedWorkbook } from '../support/embedding.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

export const dashboardCommentsContracts: Contracts<
  | 'listDashboardComments'
  | 'createDashboardComment'
  | 'updateDashboardComment'
  | 'removeDashboardComment'
  | 'setDashboardCommentResolved'
  | 'listMentionableEmbedUsers'
> = {
  listDashboardComments: {
    succeeds: { params: async (world) => ({ ...(await dashboard(world)), includeResolved: true, first: 4 }), as: embedClient },
    refuses: withoutTenant(dashboard, {}),
  },
  createDashboardComment: {
    succeeds: { params: async (world) => ({ ...(await dashboard(world)), body: 'What happened here?' }), as: embedClient },
    refuses: {
      ...withoutTenant(dashboard, { body: 'Hello' }),
      'a user of the account instead of an embed user': {
        params: async (world) => ({ ...(await dashboard(world)), body: 'Hello' }),
        as: internalUser,
        status: 403,
      },
      'a reply to a reply': {
        params: async (world) => {
          const { publicId, commentId } = await ownReply(world);
          return { publicId, body: 'Hello', parentId: commentId };
        },
        as: embedClient,
        status: 400,
      },
      'a reply to an unknown comment': {
        params: async (world) => ({ ...(await dashboard(world)), body: 'Hello', parentId: 9999 }),
        as: embedClient,
        status: 404,
      },
      'a reply to a removed comment': {
        params: async (world) => {
          const { publicId, commentId } = await ownThread(world);
          await removeDashboardComment(await embedClient(world), { publicId, commentId });
          return { publicId, body: 'Hello', parentId: commentId };
        },
        as: embedClient,
        status: 404,
      },
      'a reply to a thread on another dashboard': {
        params: async (world) => {
          const { commentId } = await ownThread(world);
          const { publicId } = await sharedWorkbook(world, 'Company scorecard');
          return { publicId, body: 'Hello', parentId: commentId };
        },
        as: embedClient,
        status: 404,
      },
      'a reply to a thread of another tenant': {
        params: async (world) => {
          const { publicId, commentId } = await ownThread(world);
          return { publicId, body: 'Hello', parentId: commentId };
        },
        as: otherTenant,
        status: 404,
      },
    },
  },
  updateDashboardComment: {
    succeeds: { params: async (world) => ({ ...(await ownThread(world)), body: 'Better words' }), as: embedClient },
    refuses: aboutOneComment({ body: 'Better words' }),
  },
  removeDashboardComment: {
    succeeds: { params: ownThread, as: embedClient },
    refuses: aboutOneComment({}),
  },
  setDashboardCommentResolved: {
    succeeds: { params: async (world) => ({ ...(await ownThread(world)), resolved: true }), as: embedClient },
    refuses: {
      ...aboutOneComment({ resolved: true }),
      'the id of a reply': { params: async (world) => ({ ...(await ownReply(world)), resolved: true }), as: embedClient, status: 400 },
    },
  },
  listMentionableEmbedUsers: {
    succeeds: { params: async (world) => ({ ...(await dashboard(world)), search: 'HARBOR', first: 3 }), as: embedClient },
    refuses: withoutTenant(dashboard, {}),
  },
};

/** The refusals for every credential without an embed tenant, and for every dashboard that its tenant cannot access. */
function withoutTenant<Address extends { readonly publicId: string }, Body extends object>(
  addressOf: (world: ContractWorld) => Promise<Address>,
  body: Body,
): Refusals<Address & Body> {
  const params = async (world: ContractWorld) => ({ ...(await addressOf(world)), ...body });
  return {
    'a session of the account': { params, status: 403 },
    'an embed session without a tenant': { params, as: (world) => embedClient(world, { embedTenantName: null }), status: 403 },
    'an unknown dashboard': {
      params: async (world) => ({ ...(await params(world)), publicId: 'nothing' }),
      as: embedClient,
      status: 404,
    },
    'a dashboard that cannot be embedded': {
      params: async (world) => ({ ...(await params(world)), publicId: (await sharedWorkbook(world, 'Cost of goods sold')).publicId }),
      as: embedClient,
      status: 403,
    },
  };
}

/** The refusals of every change of a comment. */
function aboutOneComment<Body extends object>(body: Body): Refusals<{ readonly publicId: string; readonly commentId: number } & Body> {
  return {
    ...withoutTenant(ownThread, body),
    'another author': {
      params: async (world) => ({ ...(await ownThread(world)), ...body }),
      as: (world) => embedClient(world, { externalId: 'user-2' }),
      status: 403,
    },
    'an unknown comment': {
      params: async (world) => ({ ...(await dashboard(world)), commentId: 9999, ...body }),
      as: embedClient,
      status: 404,
    },
    'a comment of another tenant': {
      params: async (world) => ({ ...(await ownThread(world)), ...body }),
      as: otherTenant,
      status: 404,
    },
    'a removed comment': {
      params: async (world) => {
        const comment = await ownThread(world);
        await removeDashboardComment(await embedClient(world), comment);
        return { ...comment, ...body };
      },
      as: embedClient,
      status: 404,
    },
  };
}

async function dashboard(world: ContractWorld) {
  const { publicId } = await sharedWorkbook(world, 'Daily trading');
  return { publicId };
}

async function ownThread(world: ContractWorld) {
  const { publicId } = await dashboard(world);
  const { id: commentId } = await createDashboardComment(await embedClient(world), { publicId, body: 'A question' });
  return { publicId, commentId };
}

async function ownReply(world: ContractWorld) {
  const { publicId, commentId: parentId } = await ownThread(world);
  const { id: commentId } = await createDashboardComment(await embedClient(world), { publicId, body: 'An answer', parentId });
  return { publicId, commentId };
}

function otherTenant(world: ContractWorld): Promise<ServiceClient> {
  return embedClient(world, { embedTenantName: 'sakura-foods' });
}

/** A session that acts for the admin, in an embed tenant. */
async function internalUser({ admin, clientOf }: ContractWorld) {
  const { sessionId } = await generateSession(admin, {
    deploymentId: 1,
    internalId: 'ada@parley.example',
    embedTenantName: 'harbor-goods',
  });
  const { token } = await postTokenBySessionId(admin, { sessionId });
  return clientOf({ kind: 'embed-token', token });
}
