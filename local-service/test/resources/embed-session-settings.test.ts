import { beforeEach, describe, expect, it } from 'vitest';
import {
  deploymentToken,
  type GenerateSession,
  generateSession,
  getAppConfig,
  getAppTheme,
  postTokenBySessionId,
  removeBranch,
  revokeSession,
} from '../../../src/client.js';
import { type AgentSession, createScriptedAgent } from '../../src/index.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { sharedWorkbook } from '../support/embedding.js';

const person = { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' };

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

describe('the settings of a session', () => {
  const everything: Partial<GenerateSession> = {
    branchName: 'autumn-release',
    securityContext: { shop: 7 },
    userAttributes: [{ name: 'region', value: 'Asia Pacific' }],
    embedTheme: { primaryColor: '#123456', chat: { inputColor: '#fff' }, analyticsChat: { chatInput: { borderColor: '#000' } } },
    settings: { showWorkbookShare: false, showMemberNames: false, showGroupByCube: true, timezone: 'Asia/Tokyo', locale: 'ja' },
  };

  async function openWith(fields: Partial<GenerateSession>) {
    const sessions: AgentSession[] = [];
    const agent = createScriptedAgent(({ session }) => {
      sessions.push(session);
      return [];
    });
    world = await createContractWorld({ agent });
    const { service } = world;
    const session = await generateSession(world.admin, { ...person, ...fields });
    const { token } = await postTokenBySessionId(world.admin, session);
    const client = world.clientOf({ kind: 'embed-token', token });
    const ask = async () => {
      const { serviceApiToken } = await deploymentToken(client, { deploymentId: 1 });
      const headers = { 'X-Service-Auth-Token': serviceApiToken };
      const question = { method: 'POST', headers, body: JSON.stringify({ input: 'Stores?' }) };
      const send = async () => (await service.fetch(new Request(service.addresses.deploymentChatUrl, question))).text();
      return { send, text: await send() };
    };
    return { session, token, client, ask, sessions };
  }

  it('apply to its chat: attributes, security context, groups, branch, time zone and authoring', async () => {
    const { ask, sessions } = await openWith({ ...everything, settings: { ...everything.settings, allowChatWorkspaceAuthoring: false } });
    await ask();
    expect(sessions).toMatchObject([
      {
        userAttributes: { region: 'Asia Pacific' },
        securityContext: { shop: 7 },
        branch: 'autumn-release',
        timeZone: 'Asia/Tokyo',
        allowWorkspaceAuthoring: false,
      },
    ]);
  });

  it('leave its chat the defaults of the account if they set no attributes', async () => {
    const { ask, sessions } = await openWith({});
    await ask();
    expect(sessions).toMatchObject([{ userAttributes: { region: 'Europe' }, timeZone: 'UTC', allowWorkspaceAuthoring: true }]);
    expect(sessions[0]?.branch).toBeUndefined();
  });

  it('are included in the page’s token and in the configuration of the application', async () => {
    const { token, client } = await openWith(everything);
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const { branchName, settings, embedTheme } = everything;
    expect(claims).toMatchObject({ branchName, settings, embedTheme });
    expect(claims).not.toHaveProperty('securityContext');
    const config = await getAppConfig(client);
    expect(config).toMatchObject({ embedding: { timezone: 'Asia/Tokyo', locale: 'ja', allowAi: true, showDashboardChat: true } });
    expect(config.appTheme).toMatchObject({ palette: { accent: { color: '#123456' } }, light: { accentColor: '#123456' } });
    expect(await getAppTheme(client)).toMatchObject({ palette: { accent: { color: '#123456' } } });
    expect((await getAppConfig(world.admin)).appTheme?.palette.accent?.color).not.toBe('#123456');
  });

  it('turn AI off everywhere if they forbid AI, whatever else they show', async () => {
    const settings = { allowAi: false, showDashboardChat: true, showAiWidgets: true, showWorkbookChat: true };
    const { client, ask, sessions } = await openWith({ settings });
    expect((await getAppConfig(client)).embedding).toMatchObject({
      allowAi: false,
      showDashboardChat: false,
      showAiWidgets: false,
      showWorkbookChat: false,
    });
    const { id: workbookId } = await sharedWorkbook(world, 'Daily trading');
    const path = `/api/v1/deployments/1/workbooks/${workbookId}/dashboard/ai-widget-thread`;
    await expect(client.post(path, { body: { widgetId: 'w', threadId: 't' } })).rejects.toMatchObject({ status: 403 });
    expect((await ask()).text).toContain('is missing the chat scope');
    expect(sessions).toEqual([]);
  });

  it('end with the session: its deployment token is refused after a revocation', async () => {
    const { ask, session, sessions } = await openWith(everything);
    const { send } = await ask();
    await revokeSession(world.admin, session);
    expect(await send()).toContain('has ended');
    expect(sessions).toHaveLength(1);
  });

  it('are refused once nothing runs on their branch', async () => {
    const { client } = await openWith(everything);
    await deploymentToken(client, { deploymentId: 1 });
    await removeBranch(world.admin, { deploymentId: 1, branchName: 'autumn-release' });
    await expect(deploymentToken(client, { deploymentId: 1 })).rejects.toMatchObject({ status: 404 });
  });
});
