import { expect, it } from 'vitest';
import { createServiceClient, getMe } from '../../src/client.js';
import { createLocalService } from '../src/index.js';

it('starts its database only when data is requested', async () => {
  let isAsked = false;
  const service = createLocalService({
    get warehouse() {
      isAsked = true;
      return { meta: () => [], query: async () => ({ schema: [], data: [], totalRows: 0 }), close: async () => {} };
    },
  });
  const { fetch, addresses } = service;
  const client = createServiceClient({ ...addresses, fetch, credentials: { kind: 'bearer', token: () => service.mintAccessToken() } });
  expect((await getMe(client)).email).toBe('ada@parley.example');
  expect(isAsked).toBe(false);
  await service.ready;
  expect(isAsked).toBe(true);
});
