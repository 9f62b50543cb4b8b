'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { invalidatePaths } from '../invalidatePaths.js';
import type { KeyValueStorage } from '../memory/identityRecord.js';
import { usePersonalMemory } from '../provider/usePersonalMemory.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { createJobMemory } from './createJobMemory.js';
import { createJobRegistry, type JobRegistry } from './createJobRegistry.js';
import { dashboardExportJob } from './dashboardExportJob.js';
import { metricViewPreviewJob } from './metricViewPreviewJob.js';
import { transformSyncJob } from './transformSyncJob.js';

/** Returns the jobs of the provider's client, shared by all components below it. */
export function useJobRegistry(): JobRegistry {
  // Without a provider, its error says what to do.
  const client = useServiceClient();
  return registryOf(useQueryClient(), client, usePersonalMemory().ofTab);
}

/** One registry per client, because another client is another user. */
function registryOf(queryClient: QueryClient, client: ServiceClient, storage: KeyValueStorage | undefined): JobRegistry {
  const registries = registriesByQueryClient.get(queryClient) ?? new WeakMap<ServiceClient, JobRegistry>();
  registriesByQueryClient.set(queryClient, registries);
  const registry =
    registries.get(client) ??
    createJobRegistry({
      client,
      memory: createJobMemory(client, storage),
      definitions,
      invalidate: (paths) => invalidatePaths(queryClient, client, paths),
    });
  registries.set(client, registry);
  return registry;
}

/** The kinds that survive a reload. */
const definitions = [dashboardExportJob, transformSyncJob, metricViewPreviewJob];

const registriesByQueryClient = new WeakMap<QueryClient, WeakMap<ServiceClient, JobRegistry>>();
