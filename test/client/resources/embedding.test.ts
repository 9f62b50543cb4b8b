import { beforeEach, describe, expect, it } from 'vitest';
import {
  addEmbedGroupMembers,
  createDashboardComment,
  createEmbedGroup,
  createServiceClient,
  type GenerateSession,
  generateSession,
  listMentionableEmbedUsers,
  postTokenBySessionId,
  provisionEmbedUser,
  provisionEmbedUsers,
  removeEmbedGroupMembers,
  revokeSession,
  type ServiceClient,
  updateDashboardComment,
  updateEmbedAccess,
  updateEmbedGroup,
} from '../../../src/client.js';

let sent: Request[];
let client: ServiceClient;

beforeEach(() => {
  sent = [];
  client = createServiceClient({
    baseUrl: 'https://service.example',
    credentials: { kind: 'embed-token', token: 'a-token' },
    fetch: async (request) => {
      sent.push(request);
      return Response.json({ items: [] });
    },
  });
});

const tenant = { embedTenantName: 'acme' };
const comment = { publicId: 'board', commentId: 7 };

describe('a client with the token of an embed session', () => {
  it('sends it as Embed-Token', async () => {
    await listMentionableEmbedUsers(client, { publicId: 'board' });
    expect(sent[0]?.headers.get('authorization')).toBe('Embed-Token a-token');
  });

  it('redeems a session without it', async () => {
    await postTokenBySessionId(client, { sessionId: '0'.repeat(32) });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('separates the data of two users by their tokens', () => {
    const other = createServiceClient({ baseUrl: 'https://service.example', credentials: { kind: 'embed-token', token: 'another' } });
    expect(other.scope).not.toBe(client.scope);
  });
});

describe('embedding operations', () => {
  const session = { deploymentId: 1, externalId: 'a', ...tenant };
  const internal = { deploymentId: 1, internalId: 'ada@parley.example' };

  it.each<[field: string, rule: string, call: () => Promise<unknown>]>([
    ['externalId', 'nobody', () => generateSession(client, { deploymentId: 1 })],
    ['internalId', 'two users', () => generateSession(client, { ...session, internalId: 'b' })],
    ['embedTenantName', 'capitals in a tenant name', () => generateSession(client, { ...session, embedTenantName: 'Acme' })],
    ['embedTenantName', 'a tenant name of 37 letters', () => generateSession(client, { ...session, embedTenantName: 'a'.repeat(37) })],
    ['tenantGroups', 'tenant groups without creator mode', () => generateSession(client, { ...session, tenantGroups: ['Buyers'] })],
    [
      'tenantGroupDefinitions',
      'definitions without a tenant',
      () => generateSession(client, { deploymentId: 1, externalId: 'a', creatorMode: true, tenantGroupDefinitions: [] }),
    ],
    ['groups', 'groups of an internal user', () => generateSession(client, { ...internal, groups: [] })],
    ['userAttributes', 'attributes of an internal user', () => generateSession(client, { ...internal, userAttributes: [] })],
    ['securityContext', 'a security context of an internal user', () => generateSession(client, { ...internal, securityContext: {} })],
    ['userProfile', 'a profile of an internal user', () => generateSession(client, { ...internal, userProfile: {} })],
    ['sessionId', 'what is no session id', () => revokeSession(client, { sessionId: 'F'.repeat(32) })],
    ['body', 'a comment without text', () => createDashboardComment(client, { publicId: 'board', body: '' })],
    ['body', 'a comment of 10,001 characters', () => createDashboardComment(client, { publicId: 'board', body: 'x'.repeat(10_001) })],
    ['body', 'an edit that leaves nothing', () => updateDashboardComment(client, { ...comment, body: '' })],
    ['search', 'a search of 256 characters', () => listMentionableEmbedUsers(client, { publicId: 'board', search: 'x'.repeat(256) })],
    ['users', 'no users', () => provisionEmbedUsers(client, { ...tenant, users: [] })],
    ['users', '101 users', () => provisionEmbedUsers(client, { ...tenant, users: Array(101).fill({ externalId: 'a' }) })],
    ['externalId', 'a user without an id', () => provisionEmbedUser(client, { ...tenant, externalId: '' })],
    ['name', 'a group without a name', () => createEmbedGroup(client, { ...tenant, name: '' })],
    ['name', 'a name of 101 characters', () => createEmbedGroup(client, { ...tenant, name: 'x'.repeat(101) })],
    ['description', 'a description of 501 characters', () => updateEmbedGroup(client, { ...tenant, id: 1, description: 'x'.repeat(501) })],
    ['members', 'no members', () => addEmbedGroupMembers(client, { ...tenant, id: 1, members: [] })],
    [
      'members',
      '1,001 members',
      () => removeEmbedGroupMembers(client, { ...tenant, id: 1, members: Array(1001).fill({ externalId: 'a' }) }),
    ],
    [
      'externalId',
      'a member with both ids',
      () => addEmbedGroupMembers(client, { ...tenant, id: 1, members: [{ embedUserId: 1, externalId: 'a' }] }),
    ],
    ['embedUserId', 'a member without an id', () => addEmbedGroupMembers(client, { ...tenant, id: 1, members: [{}] })],
    [
      'allEmbedUsers',
      'two targets',
      () => updateEmbedAccess(client, { deploymentId: 1, workbookId: 2, ...tenant, allEmbedUsers: true, action: 'read' }),
    ],
    ['action', 'a target without an action', () => updateEmbedAccess(client, { deploymentId: 1, workbookId: 2, ...tenant })],
    ['action', 'an action without a target', () => updateEmbedAccess(client, { deploymentId: 1, workbookId: 2, action: 'none' })],
  ])('refuse, by the field %s, %s before anything is sent', async (field, _rule, call) => {
    await expect(call()).rejects.toMatchObject({ kind: 'validation', field, status: undefined });
    expect(sent).toEqual([]);
  });

  it.each<[rule: string, body: GenerateSession]>([
    ['the shortest tenant name', { ...session, embedTenantName: 'a1' }],
    ['the longest tenant name', { ...session, embedTenantName: `a${'-'.repeat(34)}z` }],
    ['tenant groups in creator mode', { ...session, creatorMode: true, tenantGroups: ['Buyers'] }],
    ['an internal user in a tenant, with nulls', { ...internal, ...tenant, externalId: null, groups: null, userProfile: null }],
  ])('send %s', async (_rule, body) => {
    await generateSession(client, body);
    expect(await sent[0]?.json()).toEqual(body);
  });

  it('send the members to remove in the body of a DELETE', async () => {
    await removeEmbedGroupMembers(client, { ...tenant, id: 4, members: [{ externalId: 'a' }] });
    expect(sent[0]?.method).toBe('DELETE');
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/v1/embed-tenants/acme/groups/4/users');
    expect(await sent[0]?.json()).toEqual({ members: [{ externalId: 'a' }] });
  });
});
