import { describe, expect, it } from 'vitest';
import { startTalk } from '../support/talk.js';

function preflight(origin: string, options = {}) {
  const { service } = startTalk(options);
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-service-auth-token',
  };
  return service.fetch(new Request(service.addresses.deploymentChatUrl, { method: 'OPTIONS', headers }));
}

describe('the service over HTTP', () => {
  it('can be called by pages of any origin, with any header', async () => {
    const response = await preflight('http://localhost:3000');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-service-auth-token');
  });

  it('can be limited to some origins', async () => {
    const options = { cors: ['http://localhost:3000'] };
    expect((await preflight('http://localhost:3000', options)).headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect((await preflight('http://localhost:4000', options)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gives each request an id, also a failed one', async () => {
    const { chat, abort } = startTalk();
    const answers = [await chat({ input: 'Stores?' }), await abort({}), await chat({ chatId: 'thread-0' })];
    const names = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(new Set(names).size).toBe(3);
    expect(names).not.toContain(null);
  });

  it('answers 404 for any other path', async () => {
    const { service } = startTalk();
    expect((await service.fetch(new Request(`${service.addresses.baseUrl}/nowhere`))).status).toBe(404);
    expect((await service.fetch(new Request(service.addresses.agentChatUrl))).status).toBe(404);
  });
});
