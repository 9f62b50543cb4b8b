import { act, renderHook } from '@testing-library/react';
import type { ServiceClient } from '../../../src/client.js';
import { startWorld } from './startWorld.js';

type QueryKeys<Name extends string> = Readonly<Record<Name, (client: ServiceClient) => readonly unknown[]>>;

/** Runs a mutation with all of these queries in the cache, and returns the names of those it invalidates. */
export async function staleAfter<Name extends string, Params>(
  queries: QueryKeys<Name>,
  useMutation: () => { mutateAsync: (params: Params) => Promise<unknown> },
  params: Params,
): Promise<readonly Name[]> {
  const { client, queryClient, wrapper } = startWorld();
  const names = Object.keys(queries) as Name[];
  for (const name of names) queryClient.setQueryData<unknown>(queries[name](client), {});
  const { result } = renderHook(useMutation, { wrapper });
  await act(() => result.current.mutateAsync(params).catch(() => undefined));
  return names.filter((name) => queryClient.getQueryState(queries[name](client))?.isInvalidated);
}
