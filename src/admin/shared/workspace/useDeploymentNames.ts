'use client';
import { useCallback } from 'react';
import type { Deployment } from '../../../client/resources/deployments.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { deploymentsInfiniteQuery } from '../../../data/resources/deployments.js';

/** The deployments loaded so far, and their names. */
export interface DeploymentNames {
  readonly list: ResourceList<Deployment, object, number>;
  /** Returns the name of a deployment; `undefined` until it is known. The same function until more names are known. */
  readonly deploymentName: (deploymentId: number) => string | undefined;
}

/** Reads the deployments page by page. All components that use it share one request. */
export function useDeploymentNames(isEnabled = true): DeploymentNames {
  const list = useResourceList({
    query: deploymentsInfiniteQuery,
    params: { first: 100 },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  const { items } = list;
  const deploymentName = useCallback((deploymentId: number) => items.find(({ id }) => id === deploymentId)?.name, [items]);
  return { list, deploymentName };
}
