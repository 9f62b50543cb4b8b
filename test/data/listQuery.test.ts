import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createServiceClient } from '../../src/client.js';
import { reportsQuery } from '../../src/data.js';

it('reads the page after a cursor, and keeps each page in a separate entry', async () => {
  const service = createLocalService();
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const queryClient = new QueryClient();
  const read = (after?: string | null) => queryClient.fetchQuery(reportsQuery(client, { deploymentId: 1, first: 2, after }));
  const first = await read();
  const second = await read(first.pageInfo.endCursor);
  expect(second.items).toHaveLength(2);
  expect(second.items.map(({ id }) => id)).not.toEqual(first.items.map(({ id }) => id));
  const keyOf = (after?: string | null) => reportsQuery(client, { deploymentId: 1, after }).queryKey;
  expect((await read(null)).items).toEqual(first.items);
  for (const none of [null, '']) expect(keyOf(none)).toEqual(keyOf());
  expect(keyOf('cursor')).not.toEqual(keyOf());
});
