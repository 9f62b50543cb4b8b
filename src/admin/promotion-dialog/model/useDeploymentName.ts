'use client';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { deploymentsInfiniteQuery } from '../../../data/resources/deployments.js';

/** Returns the names of deployments by id, as far as they are loaded. */
export function useDeploymentName({ isEnabled = true }: { readonly isEnabled?: boolean } = {}): (id: number) => string | undefined {
  const { items } = useResourceList({
    query: deploymentsInfiniteQuery,
    params: { first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  return (id) => items.find((deployment) => deployment.id === id)?.name;
}

/** The page size of the destinations, so that both share one request. */
const pageSize = 100;
