import { describe, expect, it } from 'vitest';
import { type AgentSession, createScriptedAgent } from '../../src/index.js';
import { firstId, linesOf, startTalk } from '../support/talk.js';

const internalUsers = [
  { internalId: 'ines@halloway.example', userAttributes: { region: 'South' }, groups: ['analysts'], canAuthor: false },
];
const ines = { internalId: 'ines@halloway.example' };

function startSettingsTalk() {
  const sessions: AgentSession[] = [];
  const agent = createScriptedAgent(({ session }) => {
    sessions.push(session);
    return [];
  });
  const { chatByKey } = startTalk({ agent, internalUsers, userAttributeNames: ['region'], defaultTimeZone: 'Europe/Berlin' });
  return {
    refuse: async (sessionSettings: unknown) => {
      const response = await chatByKey({ input: 'Stores?', sessionSettings });
      expect(response.status).toBe(400);
      return (await response.json()).error;
    },
    sessionOf: async (sessionSettings: unknown) => {
      await linesOf(chatByKey({ input: 'Stores?', sessionSettings }));
      return sessions.at(-1);
    },
  };
}

describe('sessionSettings', () => {
  it.each<[string, unknown]>([
    ['sessionSettings is required', undefined],
    ['sessionSettings', []],
    ['Exactly one of', {}],
    ['Exactly one of', { externalId: 'ada', ...ines }],
    ['externalId', { externalId: 'Ada' }],
    ['externalId', { externalId: 'a da' }],
    ['externalId', { externalId: '' }],
    ['externalId', { externalId: 7 }],
    ['internalId', { internalId: 'nobody@halloway.example' }],
    ['userAttributes', { ...ines, userAttributes: [] }],
    ['groups', { ...ines, groups: [] }],
    ['roles', { ...ines, roles: [] }],
    ['securityContext', { ...ines, securityContext: {} }],
    ['userAttributes', { externalId: 'ada', userAttributes: [{ name: 'region', value: 7 }] }],
    ['userAttributes', { externalId: 'ada', userAttributes: { region: 'North' } }],
    ['userAttributes', { externalId: 'ada', userAttributes: [{ name: 'planet', value: 'Mars' }] }],
    ['groups', { externalId: 'ada', groups: ['buyers', 7] }],
    ['securityContext', { externalId: 'ada', securityContext: 'none' }],
    ['allowChatWorkspaceAuthoring', { externalId: 'ada', allowChatWorkspaceAuthoring: 'no' }],
    ['isEphemeral', { externalId: 'ada', isEphemeral: 1 }],
    ['ephemeralTtlSeconds', { externalId: 'ada', ephemeralTtlSeconds: 0 }],
    ['ephemeralTtlSeconds', { externalId: 'ada', ephemeralTtlSeconds: -5 }],
    ['ephemeralTtlSeconds', { externalId: 'ada', ephemeralTtlSeconds: '60' }],
  ])('names %s when refusing %j', async (name, sessionSettings) => {
    expect(await startSettingsTalk().refuse(sessionSettings)).toContain(name);
  });

  it('create the session of an external user', async () => {
    const session = await startSettingsTalk().sessionOf({
      externalId: 'ada',
      userAttributes: [{ name: 'region', value: 'North' }],
      groups: ['buyers'],
      securityContext: { shop: 7 },
      timezone: 'Asia/Tokyo',
      allowChatWorkspaceAuthoring: false,
    });
    expect(session).toEqual({
      userId: 'external:ada',
      userAttributes: { region: 'North' },
      groups: ['buyers'],
      securityContext: { shop: 7 },
      timeZone: 'Asia/Tokyo',
      allowWorkspaceAuthoring: false,
    });
  });

  it('leave an internal user’s permissions unchanged', async () => {
    const session = await startSettingsTalk().sessionOf({ ...ines, allowChatWorkspaceAuthoring: true });
    expect(session).toMatchObject({ userAttributes: { region: 'South' }, groups: ['analysts'], allowWorkspaceAuthoring: false });
  });

  it.each(['Mars/Olympus', '+02:00', '', 7, null])('use the default time zone for %j', async (timezone) => {
    expect(await startSettingsTalk().sessionOf({ externalId: 'ada', timezone })).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it('never read the time zone from elsewhere', async () => {
    const session = await startSettingsTalk().sessionOf({ externalId: 'ada', securityContext: { timezone: 'Asia/Tokyo' } });
    expect(session).toMatchObject({ timeZone: 'Europe/Berlin' });
  });
});

describe('the body of a chat request', () => {
  const settings = { sessionSettings: { externalId: 'ada' } };

  it.each<[string, object]>([
    ['input or chatId', {}],
    ['input', { input: '' }],
    ['input', { input: 7 }],
    ['chatId', { input: 'Stores?', chatId: 7 }],
    ['messageId', { input: 'Stores?', messageId: '123-message' }],
    ['messageId', { input: 'Stores?', messageId: '1700000000000' }],
    ['messageId', { input: 'Stores?', messageId: 'x1700000000000-message' }],
    ['activeBranchName', { input: 'Stores?', activeBranchName: '' }],
    ['activeBranchName', { input: 'Stores?', isDefaultBranch: false }],
    ['isDefaultBranch', { input: 'Stores?', isDefaultBranch: 'yes' }],
  ])('is refused with the name of %s: %j', async (name, body) => {
    const response = await startTalk().chatByKey({ ...body, ...settings });
    expect([response.status, (await response.json()).error]).toEqual([400, expect.stringContaining(name)]);
  });

  it.each(['{', '[]', '"text"', 'null'])('is refused if it is %s', async (body) => {
    const { service, tokenHeaders } = startTalk();
    const { deploymentChatUrl } = service.addresses;
    expect((await service.fetch(new Request(deploymentChatUrl, { method: 'POST', headers: await tokenHeaders(), body }))).status).toBe(400);
  });

  it('can name a message of more than 13 digits', async () => {
    const lines = await linesOf(startTalk().chatByKey({ input: 'Stores?', messageId: `1${firstId}`, ...settings }));
    expect(lines[1].id).toBe(`1${firstId}`);
  });
});
