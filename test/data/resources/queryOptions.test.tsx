import { createLocalService, type LocalService } from '@parley/local-service';
import { dehydrate, HydrationBoundary, QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient } from '../../../src/client.js';
import { deploymentQuery, useDeployment, usersInfiniteQuery, usersQuery, useUsers } from '../../../src/data.js';
import { ParleyProvider, useServiceClient } from '../../../src/index.js';

let service: LocalService;
let sent: Request[];

beforeEach(() => {
  service = createLocalService({ agent: { answer: async function* () {} } });
  sent = [];
});

function clientOf({ identity, email }: { readonly identity?: string; readonly email?: string } = {}): ServiceClient {
  return createServiceClient({
    baseUrl: service.addresses.baseUrl,
    identity,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken(email === undefined ? {} : { email }) },
    fetch: (request) => {
      sent.push(request.clone());
      return service.fetch(request);
    },
  });
}

describe('query keys', () => {
  it('contain scope, path, kind and parameters, a cursor only for one page, and neither token nor header', async () => {
    const client = clientOf({ identity: 'ada' });
    const params = { search: 'an', first: 10, after: 'a cursor' };
    const key = ['parley', 'parley.localhost/ ada', 'users', 'list', { search: 'an', first: 10 }];
    expect(usersQuery(client, { ...params, after: undefined }).queryKey).toEqual(key);
    expect(usersQuery(client, params).queryKey).toEqual(key.with(4, params));
    expect(usersInfiniteQuery(client, params).queryKey).toEqual(key.with(3, 'infinite'));
    expect(JSON.stringify(usersQuery(client, params).queryKey)).not.toContain(await service.mintAccessToken());
  });

  it('separate two users who share one query client', async () => {
    const queryClient = new QueryClient();
    const analyst = clientOf({ email: 'analyst@parley.example' });
    const admin = clientOf();
    await queryClient.query(usersQuery(admin, { search: 'ada@' }));
    expect(queryClient.getQueryData(usersQuery(analyst, { search: 'ada@' }).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(usersQuery(admin, { search: 'ada@' }).queryKey)).toBeDefined();
  });
});

describe('query options', () => {
  it('work in a loader, page by page, without React', async () => {
    const queryClient = new QueryClient();
    const { pages } = await queryClient.infiniteQuery({ ...usersInfiniteQuery(clientOf(), { first: 3 }), pages: 3 });
    const emails = pages.flatMap(({ items }) => items.map(({ email }) => email));
    expect(new Set(emails).size).toBe(9);
  });

  it('end a list whose service repeats a cursor', async () => {
    const client = createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
      fetch: async () => Response.json({ items: [], pageInfo: { hasNextPage: true, endCursor: 'again' } }),
    });
    const { pages } = await new QueryClient().infiniteQuery({ ...usersInfiniteQuery(client, { first: 3 }), pages: 9 });
    expect(pages).toHaveLength(2);
  });

  it('are fetched on the server and shown in the browser without another request', async () => {
    const onServer = new QueryClient();
    await onServer.query(deploymentQuery(clientOf({ identity: 'ada' }), { deploymentId: 1 }));
    const state: unknown = JSON.parse(JSON.stringify(dehydrate(onServer)));
    sent = [];

    const client = clientOf({ identity: 'ada' });
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const page = (
      <ParleyProvider client={client} queryClient={queryClient} storage={null}>
        <HydrationBoundary state={state as ReturnType<typeof dehydrate>}>
          <DeploymentName />
        </HydrationBoundary>
      </ParleyProvider>
    );
    expect(renderToString(page)).toContain('Production');
    render(page);
    expect(screen.getByText('Production')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('work with the suspense hooks of TanStack Query', async () => {
    render(
      <ParleyProvider client={clientOf()} storage={null}>
        <Suspense fallback="waiting">
          <SuspendedName />
        </Suspense>
      </ParleyProvider>,
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(await screen.findByText('Production')).toBeInTheDocument();
  });
});

describe('read hooks', () => {
  it('accept the options of TanStack Query, and return the result of `select`', async () => {
    render(
      <ParleyProvider client={clientOf()} storage={null}>
        <FirstEmail />
      </ParleyProvider>,
    );
    expect(await screen.findByText('ada@parley.example')).toBeInTheDocument();
  });

  it('do not fetch while they are disabled', () => {
    render(
      <ParleyProvider client={clientOf()} storage={null}>
        <FirstEmail enabled={false} />
      </ParleyProvider>,
    );
    expect(sent).toEqual([]);
  });
});

function DeploymentName() {
  return <p>{useDeployment({ deploymentId: 1 }).data?.name}</p>;
}

function SuspendedName() {
  return <p>{useSuspenseQuery(deploymentQuery(useServiceClient(), { deploymentId: 1 })).data.name}</p>;
}

function FirstEmail({ enabled = true }: { readonly enabled?: boolean }) {
  return <p>{useUsers({ search: 'ada@' }, { enabled, select: ({ items }) => items[0]?.email }).data}</p>;
}
