'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { invalidatePaths } from '../invalidatePaths.js';
import { useServiceClient } from '../useServiceClient.js';
import { createJobRegistry, type JobRegistry } from './createJobRegistry.js';

/** The jobs of the provider's client: the same ones for every component below it. */
export function useJobRegistry(): JobRegistry {
  return registryOf(useQueryClient(), useServiceClient());
}

/** Goes with its client: another one is another user. */
function registryOf(queryClient: QueryClient, client: ServiceClient): JobRegistry {
  const registries = registriesByQueryClient.get(queryClient) ?? new WeakMap<ServiceClient, JobRegistry>();
  registriesByQueryClient.set(queryClient, registries);
  const registry =
    registries.get(client) ?? createJobRegistry({ client, invalidate: (paths) => invalidatePaths(queryClient, client, paths) });
  registries.set(client, registry);
  return registry;
}

const registriesByQueryClient = new WeakMap<QueryClient, WeakMap<ServiceClient, JobRegistry>>();
