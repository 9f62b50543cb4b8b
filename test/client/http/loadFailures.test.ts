import { beforeEach, expect, it, vi } from 'vitest';
import type { ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import type { Credentials } from '../../../src/client/http/ServiceClient.js';
import { agentUrl, fakeService } from '../support/fakeService.js';

const network = { isDown: true, loads: 0 };

let createServiceClient: typeof import('../../../src/client/http/createServiceClient.js').createServiceClient;
let ServiceError: typeof import('../../../src/client/errors/ServiceError.js').ServiceError;

// Once loaded, the code stays: each test loads its own modules.
beforeEach(async () => {
  network.isDown = true;
  vi.resetModules();
  vi.doMock('../../../src/client/http/failures.js', async (importOriginal) => {
    network.loads += 1;
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return importOriginal();
  });
  ({ createServiceClient } = await import('../../../src/client/http/createServiceClient.js'));
  ({ ServiceError } = await import('../../../src/client/errors/ServiceError.js'));
});

function clientOf(answer: () => Response, credentials: Credentials, options: Partial<ServiceClientOptions> = {}) {
  const service = fakeService(answer);
  return {
    service,
    client: createServiceClient({
      baseUrl: 'https://acme.example.com',
      chatUrl: agentUrl,
      credentials,
      fetch: service.fetch,
      retry: false,
      ...options,
    }),
  };
}

const bearer = { kind: 'bearer', token: 'secret-of-the-user' } as const;

const failed = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error;
};

it('returns responses without loading the code for failures', async () => {
  const { client } = clientOf(() => Response.json({ of: 'service' }), bearer);
  expect(await client.get('/a')).toEqual({ of: 'service' });
});

it('bypasses the taps for requests that could not be redacted', async () => {
  const { client } = clientOf(() => Response.json({ of: 'service' }), bearer);
  const tap = vi.fn();
  client.tap(tap);
  expect(await client.get('/a')).toEqual({ of: 'service' });
  expect(tap).not.toHaveBeenCalled();
});

it.each<[string, Credentials, () => Response]>([
  ['a refusal', bearer, () => Response.json({ message: 'no' }, { status: 403 })],
  ['a response that is not JSON', bearer, () => new Response('<html>')],
  ['a credential of another API', { kind: 'service-token', token: 'secret-of-the-user' }, () => Response.json({})],
  ['a token function that rejects', { kind: 'bearer', token: () => Promise.reject(new Error('signed out')) }, () => Response.json({})],
])('reports %s as a network failure while it cannot be explained', async (_, credentials, answer) => {
  const { client } = clientOf(answer, credentials);
  expect(await failed(client.get('/a'))).toMatchObject({ kind: 'network' });
});

it('contains no credentials in errors from a custom fetch', async () => {
  const { client } = clientOf(() => Response.json({}), bearer, {
    fetch: () => Promise.reject(new ServiceError('network', `Sent ${bearer.token}`, { body: bearer.token, field: 'x' })),
  });
  const error = await failed(client.get('/a'));
  expect(error).toMatchObject({ kind: 'network', message: 'Sent [redacted]', body: undefined, field: 'x' });
});

it('rejects the identity with an error of the right kind', async () => {
  const { client } = clientOf(() => Response.json({}), { kind: 'bearer', token: () => Promise.resolve('') });
  expect(await failed(client.getIdentity())).toMatchObject({ kind: 'network' });
});

it('loads the code again with the next request, and explains failures from then on', async () => {
  let status = 403;
  const { client } = clientOf(() => Response.json({ message: 'no' }, { status }), bearer);
  expect(await failed(client.get('/a'))).toMatchObject({ kind: 'network' });
  network.isDown = false;
  expect(await failed(client.get('/a'))).toMatchObject({ kind: 'permission', status: 403 });
  const { loads } = network;
  status = 404;
  expect(await failed(client.get('/a'))).toMatchObject({ kind: 'not-found' });
  expect(network.loads).toBe(loads);
});
