import { expect, it } from 'vitest';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import type { RequestAttempt, RequestTap } from '../../../src/client/http/ServiceClient.js';
import { agentUrl, fakeService } from '../support/fakeService.js';

const secret = 'secret-of-the-user';

function tappedClient(answer: () => Response, options: Partial<ServiceClientOptions> = {}) {
  const service = fakeService(answer);
  const client = createServiceClient({
    baseUrl: 'https://acme.example.com',
    chatUrl: agentUrl,
    credentials: { kind: 'bearer', token: secret },
    fetch: service.fetch,
    ...options,
  });
  const attempts: RequestAttempt[] = [];
  const tap: RequestTap = (attempt, send) => {
    attempts.push(attempt);
    return send();
  };
  return { client, service, attempts, untap: client.tap(tap) };
}

it.each(['bearer', 'embed-token'] as const)('shows no credentials to a tap: %s', async (kind) => {
  const { client, service, attempts } = tappedClient(() => Response.json({}), { credentials: { kind, token: secret } });
  await client.get('/a', { operation: 'getA' });
  expect(JSON.stringify([...(service.requests[0]?.headers ?? [])])).toContain(secret);
  expect(attempts).toMatchObject([{ operation: 'getA', method: 'GET', url: 'https://acme.example.com/a', api: 'management' }]);
  const seen = JSON.stringify(attempts.map(({ headers, ...rest }) => [...headers, rest]));
  expect(seen).toContain('[redacted]');
  expect(seen).not.toContain(secret);
});

it('distinguishes attempts of one call from other calls', async () => {
  const answers = [503, 200, 200].map((status) => () => Response.json({}, { status }));
  const { client, attempts } = tappedClient(() => answers.shift()?.() ?? Response.json({}), { retry: { attempts: 2, baseDelayMs: 0 } });
  await client.get('/a');
  await client.get('/a');
  const [first, second, third] = attempts.map(({ call }) => call);
  expect(attempts).toHaveLength(3);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('passes on the response that a tap returns, and ignores a removed tap', async () => {
  const { client, attempts, untap } = tappedClient(() => Response.json({ of: 'service' }));
  const unwrap = client.tap(async (_, send) => {
    expect(await (await send()).json()).toEqual({ of: 'service' });
    return Response.json({ of: 'tap' });
  });
  expect(await client.get('/a')).toEqual({ of: 'tap' });
  untap();
  unwrap();
  expect(await client.get('/a')).toEqual({ of: 'service' });
  expect(attempts).toHaveLength(1);
});
