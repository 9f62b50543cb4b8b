'use client';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { deploymentsInfiniteQuery } from '../../../data/resources/deployments.js';

/** Tells the names of deployments by their ids, as far as they are read. */
export function useDeploymentName({ isEnabled = true }: { readonly isEnabled?: boolean } = {}): (id: number) => string | undefined {
  const { items } = useResourceList({
    query: deploymentsInfiniteQuery,
    params: { first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  return (id) => items.find((deployment) => deployment.id === id)?.name;
}

/** That of the destinations, so that both are one read. */
const pageSize = 100;
