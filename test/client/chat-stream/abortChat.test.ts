import { describe, expect, it } from 'vitest';
import { abortChat } from '../../../src/client/chat-stream/abortChat.js';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import { agentUrl, deploymentUrl, type FakeService, fakeService, jsonRpcRefusal, unauthorized } from '../support/fakeService.js';

function abort(service: FakeService, options: Partial<ServiceClientOptions> = {}) {
  const client = createServiceClient({
    chatUrl: agentUrl,
    credentials: { kind: 'bearer', token: 'opaque' },
    fetch: service.fetch,
    ...options,
  });
  return abortChat(client, { chatId: 'c1' });
}

const stopped = () => new Response(null, { status: 204 });
const status = (code: number, error: string) => () => Response.json({ error }, { status: code });

describe('abortChat', () => {
  it.each([
    [`${agentUrl}?region=eu`, 'https://ai.example.com/api/v1/public/acme/agents/7/chat/abort?region=eu'],
    [deploymentUrl, 'https://ai.example.com/api/v1/public/acme/deployments/3/chat/abort'],
  ])('posts the thread to the abort address of %s', async (chatUrl, url) => {
    const service = fakeService(stopped);
    expect(await abort(service, { chatUrl })).toBe('stopped');
    expect(service.requests).toMatchObject([{ method: 'POST', url, body: { chatId: 'c1' } }]);
  });

  it('sends session settings with an API key', async () => {
    const service = fakeService(stopped);
    const sessionSettings = { externalId: 'alice' };
    await abort(service, { credentials: { kind: 'api-key', key: 'k' }, sessionSettings });
    expect(service.requests[0]?.body).toEqual({ chatId: 'c1', sessionSettings });
  });

  it('reports that the run had already ended', async () => {
    expect(await abort(fakeService(status(404, 'No such chat')))).toBe('already-over');
  });

  it('reports that the thread belongs to someone else', async () => {
    await expect(abort(fakeService(status(403, 'Not your thread')))).rejects.toMatchObject({
      kind: 'permission',
      message: 'Not your thread',
    });
  });

  it.each([
    ['a 401', unauthorized],
    ['a JSON-RPC error', jsonRpcRefusal],
  ])('requests a fresh token once after %s', async (_what, refusal) => {
    const service = fakeService(refusal, stopped);
    const credentials = {
      kind: 'bearer',
      token: async ({ forceRefresh }: { forceRefresh: boolean }) => (forceRefresh ? 'fresh' : 'stale'),
    } as const;
    expect(await abort(service, { credentials })).toBe('stopped');
    expect(service.requests[1]?.headers.get('authorization')).toBe('Bearer fresh');
  });

  it('does not report success if the body contains an error', async () => {
    await expect(abort(fakeService(() => Response.json({ error: { message: 'Broken' } })))).rejects.toMatchObject({
      kind: 'server',
      message: 'Broken',
    });
  });

  it('explains what is missing if no abort address can be derived', async () => {
    await expect(abort(fakeService(stopped), { chatUrl: 'https://ai.example.com/chat' })).rejects.toMatchObject({
      kind: 'validation',
      field: 'chatUrl',
    });
  });
});
